import { writeFileSync } from 'node:fs'
import { openAnterior } from '../../db/anterior.ts'
import { openDb } from '../../db/client.ts'
import type { Database } from '../../db/sqlite.ts'

type Fila = Record<string, string | number | null>

/** What a column may hold where any text or number won't do; null where another column's value forbids one. */
const valores: Record<string, Fila> = {
  creadores: {
    status: 'PUBLISHED',
    period: 'POSGUERRA',
    quality: 'A',
    main_role: '["COMPOSER"]',
    fuentes: '[]',
    otros_nombres: '[]',
    obra_enlaces: '[]',
    photo_credit: '{"autor":"Ana Paz","licencia":"CC0"}',
    audio_credit: '{"autor":"Ana Paz","licencia":"CC0"}',
  },
  creador_versiones: { antes: '{"status":"PENDING_REVIEW"}' },
  comentarios_de_entrega: { autor: 'alumno' },
  correos: { estado: 'enviado' },
  catedra_dia_horarios: { dia_semana: 'Lunes', hora_inicio: '18:00', hora_fin: '20:00' },
  catedras: {
    turno: 'Noche',
    modalidad_pago: 'PARTICULAR',
    docente_desde: '2026-01-01',
    docente_hasta: null,
  },
  docentes_de_catedra: { papel: 'SUPLENTE' },
  // Of the payment below, which is void, nothing counts.
  catedra_alumnos: { debe_desde: '0000-00' },
  asistencias: { matiz: 'TARDE' },
  auditoria: { ids: '{}' },
  pagos: { concepto: 'CUOTA', mes: '2026-03' },
  archivo_usos: {
    unidad_plan_id: null,
    tarea_maestra_id: null,
    justificativo_id: null,
    comentario_de_entrega_id: null,
    pregunta_id: null,
    creador_id: null,
  },
  avisos_apagados: { docente_id: null },
  novedades: { docente_id: null },
  ingresos: { docente_id: null },
  dispositivos: { docente_id: null },
  silencios: { docente_id: null },
  calendario_enlaces: { docente_id: null },
  sugerencias: { cambios: '{}' },
  subidas: { docente_id: null },
  sesiones: { rol: 'alumno', docente_id: null },
  cambios_de_email: { docente_id: null },
  pedidos_de_datos: { docente_id: null },
  papelera: { cuenta: '{}' },
  preguntas: { tipo: 'CORTA', aceptadas: '[]', oido: null },
  planes_de_clases: { tipo_organizacion: 'MES' },
  publicaciones: { autor: 'alumno' },
  publicacion_comentarios: { autor: 'alumno' },
  tarea_asignaciones: { estado: 'CALIFICADA' },
  tareas_maestras: { recursos: '[]', tipo: 'APORTE', pide: '{"clase":"CREADOR","fuentes_minimas":1}' },
  unidades_plan: { recursos: '[]' },
}

/**
 * A database as the first migrations left it, with a row in each table whose every column has a value. It is made in
 * memory: a disk would be waited for at each statement.
 */
export function baseConMigraciones(path: string, cuantas: number): Database {
  const { sqlite } = openAnterior(cuantas)
  sqlite.pragma('foreign_keys = OFF')
  insertUnaDeCada(sqlite)
  writeFileSync(path, sqlite.serialize())
  sqlite.close()
  return openDb(path).sqlite
}

/** A row in each table; while no reference is checked. */
export function insertUnaDeCada(sqlite: Database): void {
  for (const tabla of tablasDe(sqlite)) insertFila(sqlite, tabla)
}

export function tablasDe(sqlite: Database): string[] {
  return sqlite
    .prepare(
      `SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main'
       AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\' ORDER BY name`,
    )
    .pluck()
    .all() as string[]
}

/** Every id is 1, so that every reference holds. */
export function insertFila(sqlite: Database, tabla: string, otros: Fila = {}) {
  const columnas = sqlite.prepare('SELECT name, type FROM pragma_table_info(?)').all(tabla) as {
    name: string
    type: string
  }[]
  const valorDe = ({ name, type }: (typeof columnas)[number]) => {
    const propio = name in otros ? otros[name] : valores[tabla]?.[name]
    return propio !== undefined ? propio : type.toLowerCase() === 'text' ? `${name} de prueba` : 1
  }
  const nombres = columnas.map(({ name }) => `"${name}"`).join(', ')
  const lugares = columnas.map(() => '?').join(', ')
  sqlite
    .prepare(`INSERT OR REPLACE INTO ${tabla} (${nombres}) VALUES (${lugares})`)
    .run(columnas.map(valorDe))
}
