import type { Matiz } from '../../src/domain/asistencia/asistencia.ts'
import { diaDeSemanaDe } from '../../src/domain/calendario/semana.ts'
import type { Horario } from '../../src/domain/catedras/horarios.ts'
import { horasDe } from '../../src/domain/catedras/horas-de-clase.ts'
import { fechasDeClase } from '../../src/domain/clases/dias-clase.ts'
import type { Tx } from '../client.ts'
import { asistencias, diasClase } from '../schema/asistencia.ts'
import { planesDeClases, unidadesPlan } from '../schema/planes.ts'

type Unidad = Pick<
  typeof unidadesPlan.$inferInsert,
  | 'periodo'
  | 'contenido'
  | 'capacidades'
  | 'horasTeoricas'
  | 'horasPracticas'
  | 'estrategiasMetodologicas'
  | 'mediosVerificacionEvaluacion'
  | 'recursos'
>

const unidades: Unidad[] = [
  {
    periodo: 'Módulo 1 · El tono y sus grados',
    contenido:
      '<p>Escalas mayores y menores. <strong>Tríadas</strong> en estado fundamental e inversiones.</p><ul><li>Grados tonales y modales</li><li>Cifrado americano y romano</li></ul>',
    capacidades: 'Construye y reconoce de oído las tríadas de una tonalidad.',
    horasTeoricas: 8,
    horasPracticas: 8,
    estrategiasMetodologicas: 'Dictado de acordes y análisis en grupo de canciones conocidas.',
    mediosVerificacionEvaluacion: 'Ejercicios escritos y dictado armónico.',
    recursos: [{ type: 'url', value: 'https://es.wikipedia.org/wiki/Acorde' }],
  },
  {
    periodo: 'Módulo 2 · Cadencias',
    contenido:
      '<p>Cadencia auténtica, plagal, rota y suspensiva. Enlace de acordes a cuatro voces.</p><p>Repertorio: <em>polcas</em> y <em>guaranias</em> de tres acordes.</p>',
    capacidades: 'Armoniza melodías sencillas con las cadencias principales.',
    horasTeoricas: 8,
    horasPracticas: 12,
    estrategiasMetodologicas: 'Armonización guiada en el teclado y la guitarra.',
    mediosVerificacionEvaluacion: 'Armonización de una melodía de ocho compases.',
    recursos: [],
  },
  {
    periodo: 'Módulo 3 · La guarania',
    contenido:
      '<p>El compás de 6/8 y su vaivén con el 3/4. La síncopa del canto sobre el acompañamiento.</p><p>José Asunción Flores y la creación del género en 1925.</p>',
    capacidades: 'Analiza la forma, la armonía y el acompañamiento de una guarania.',
    horasTeoricas: 6,
    horasPracticas: 10,
    estrategiasMetodologicas: 'Audición comentada y transcripción de fragmentos.',
    mediosVerificacionEvaluacion: 'Análisis escrito de una guarania a elección.',
    recursos: [
      { type: 'url', value: 'https://es.wikipedia.org/wiki/Guarania' },
      { type: 'url', value: 'https://es.wikipedia.org/wiki/Jos%C3%A9_Asunci%C3%B3n_Flores' },
    ],
  },
  {
    periodo: 'Módulo 4 · Composición',
    contenido:
      '<p>Del motivo a la frase: repetición, variación y contraste.</p><ol><li>Boceto de la melodía</li><li>Plan armónico</li><li>Acompañamiento y ensayo</li></ol>',
    capacidades: 'Compone una pieza breve en un género paraguayo y la presenta.',
    horasTeoricas: 4,
    horasPracticas: 16,
    estrategiasMetodologicas: 'Taller con devoluciones semanales entre pares.',
    mediosVerificacionEvaluacion: 'Partitura y presentación de la pieza.',
    recursos: [],
  },
]

export function insertPlan(tx: Tx, catedraId: number, now: number): void {
  const fechas = { created_at: now, updated_at: now }
  const { id: planId } = tx
    .insert(planesDeClases)
    .values({ catedraId, titulo: 'Plan anual de armonía', tipoOrganizacion: 'MODULO', ...fechas })
    .returning({ id: planesDeClases.id })
    .get()
  tx.insert(unidadesPlan)
    .values(unidades.map((unidad, i) => ({ ...unidad, planId, posicion: i + 1, ...fechas })))
    .run()
}

interface Clases {
  catedraId: number
  alumnoIds: number[]
  horarios: Horario[]
  desde: string
  hoy: string
  now: number
}

/** How many classes there are yet to come: enough to still reach a minimum, or not to. */
const POR_VENIR = 6
/** Its place among the classes. */
const SUSPENDIDA = { clase: 4, motivo: 'Asueto por las fiestas patronales' }

/** Every class of the course's year so far, and the next ones. Today's nobody has marked yet: out of hours, if need be. */
export function insertClases(tx: Tx, { catedraId, alumnoIds, horarios, desde, hoy, now }: Clases): void {
  const finDeAnio = `${desde.slice(0, 4)}-12-31`
  const delHorario = fechasDeClase({ desde, hasta: finDeAnio }, horarios)
  const fechas = hoy > finDeAnio ? delHorario : withFecha(delHorario, hoy)
  const porVenir = fechas.findIndex(({ fecha }) => fecha > hoy)
  const hasta = porVenir === -1 ? fechas.length : porVenir + POR_VENIR
  for (const [clase, dia] of fechas.slice(0, hasta).entries()) {
    const suspendida = clase === SUSPENDIDA.clase ? SUSPENDIDA.motivo : null
    const { id: diaClaseId } = tx
      .insert(diasClase)
      .values({ ...dia, ...horasDe(horarios, dia.dia_semana), suspendida, catedraId, created_at: now })
      .returning({ id: diasClase.id })
      .get()
    if (dia.fecha >= hoy || suspendida) continue
    const marcas = alumnoIds.map((alumnoId, alumno) => ({
      ...marcaDe(alumno, clase),
      diaClaseId,
      alumnoId,
      updated_at: now,
    }))
    tx.insert(asistencias).values(marcas).run()
  }
}

function withFecha(dias: ReturnType<typeof fechasDeClase>, hoy: string) {
  if (dias.some(({ fecha }) => fecha === hoy)) return dias
  const deHoy = { fecha: hoy, dia_semana: diaDeSemanaDe(hoy) }
  return [...dias, deHoy].toSorted((uno, otro) => (uno.fecha < otro.fecha ? -1 : 1))
}

/** Who misses two classes in five, and will not reach what the course asks for. */
const CASI_NUNCA = 11

/** Most come nearly always; every sixth misses a class in four. Some come late, and some absences are excused. */
function marcaDe(alumno: number, clase: number): { presente: boolean; matiz: Matiz | null } {
  const vuelta = clase + alumno * 3
  const faltaUnaDeCada = alumno % 6 === 5 ? 4 : 9 + (alumno % 5)
  const presente = alumno === CASI_NUNCA ? vuelta % 5 > 1 : vuelta % faltaUnaDeCada !== 0
  if (presente) return { presente, matiz: vuelta % 17 === 3 ? 'TARDE' : null }
  return { presente, matiz: alumno % 4 === 2 ? 'JUSTIFICADO' : null }
}
