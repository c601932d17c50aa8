import { count, eq } from 'drizzle-orm'
import { correos, estadosDeCorreo } from '../../../db/schema/correos.ts'
import { causas } from '../../../src/domain/casa/alarmas.ts'
import type { Deps } from '../../suelo/deps.ts'
import { readAlarmas } from '../alarmas/alarmas.ts'
import { CALLADO_MS, readLatidos } from '../bordes/dicho.ts'
import { readUltimaProbada } from '../copias/probadas.ts'
import { falloDe, findRemota } from '../copias/remota/estado.ts'

type Sample = readonly [labels: string, value: number]

/** In Prometheus' text format. */
export function writeMetrics({ metrics, db, sqlite, oyentes, version, now }: Deps): string {
  const { calls, buckets, seconds, total, startedAt } = metrics.read()
  const byStatus = calls.map(([status, times]) => [`{status="${status}"}`, times] as const)
  const mails = estadosDeCorreo.map((estado) => {
    const found = db.select({ n: count() }).from(correos).where(eq(correos.estado, estado)).get()
    return [`{estado="${estado}"}`, found?.n ?? 0] as const
  })
  const failing = new Set(readAlarmas(db).map(({ causa }) => causa))
  const alarms = causas.map((causa) => [`{causa="${causa}"}`, Number(failing.has(causa))] as const)
  const proven = readUltimaProbada(db, now())
  return [
    gauge('guarania_info', 'La versión que corre', [[`{version="${version}"}`, 1]]),
    gauge('process_start_time_seconds', 'Cuándo arrancó', [['', startedAt / 1000]]),
    gauge('process_resident_memory_bytes', 'Memoria que ocupa', [['', process.memoryUsage.rss()]]),
    counter('guarania_api_requests_total', 'Pedidos a la API que se respondieron', byStatus),
    histogram('guarania_api_request_seconds', 'Lo que tardaron', buckets, seconds, total),
    gauge('guarania_database_bytes', 'Tamaño de la base de datos', [['', sizeOf(sqlite)]]),
    gauge('guarania_backup_failed', 'Si la última copia de seguridad falló', [
      ['', Number(failing.has('COPIA'))],
    ]),
    gauge('guarania_backup_unproven', 'Si la última copia no pasó su prueba, o hace demasiado que ninguna', [
      ['', Number(failing.has('PRUEBA'))],
    ]),
    gauge('guarania_backup_proven_time_seconds', 'Cuándo pasó su prueba la última que la pasó; 0, nunca', [
      ['', (proven?.cuando ?? 0) / 1000],
    ]),
    gauge('guarania_alarm', 'Lo que está fallando sin que nadie lo pida', alarms),
    ...metricsOfRemota(db),
    ...metricsOfBordes(db, now()),
    gauge('guarania_mails', 'Correos de la bandeja de salida', mails),
    gauge('guarania_event_streams', 'Tablones abiertos en este momento', [['', oyentes.cuantos()]]),
  ].join('\n')
}

/** None where no copies go to another place. */
function metricsOfRemota(db: Deps['db']): string[] {
  const remota = findRemota(db)
  if (!remota) return []
  const failed = falloDe(remota) === null ? 0 : 1
  const arrived = remota.llego === null ? 0 : Date.parse(remota.llego) / 1000
  return [
    gauge('guarania_remote_backup_failed', 'Si la última copia en otro lugar falló', [['', failed]]),
    gauge('guarania_remote_backup_seconds', 'Cuándo llegó la última copia a otro lugar', [['', arrived]]),
  ]
}

/** None where no edge has been told anything. */
function metricsOfBordes(db: Deps['db'], now: number): string[] {
  const latidos = readLatidos(db)
  if (latidos.length === 0) return []
  const silent = latidos.map(
    ({ borde, cuando }) => [`{edge="${borde}"}`, Number(now - cuando > CALLADO_MS)] as const,
  )
  return [gauge('guarania_edge_silent', 'Si un borde no responde a los avisos', silent)]
}

const gauge = (name: string, help: string, samples: readonly Sample[]) => family(name, help, 'gauge', samples)
const counter = (name: string, help: string, samples: readonly Sample[]) =>
  family(name, help, 'counter', samples)

function family(name: string, help: string, type: string, samples: readonly Sample[]): string {
  const lines = samples.map(([labels, value]) => `${name}${labels} ${value}`)
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
}

function histogram(
  name: string,
  help: string,
  buckets: readonly (readonly [limit: number, times: number])[],
  sum: number,
  total: number,
): string {
  const all = [...buckets, ['+Inf', total] as const]
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} histogram`,
    ...all.map(([limit, times]) => `${name}_bucket{le="${limit}"} ${times}`),
    `${name}_sum ${sum}`,
    `${name}_count ${total}`,
    '',
  ].join('\n')
}

function sizeOf(sqlite: Deps['sqlite']): number {
  const pragma = (name: string) => Number(sqlite.pragma(name, { simple: true }))
  return pragma('page_count') * pragma('page_size')
}
