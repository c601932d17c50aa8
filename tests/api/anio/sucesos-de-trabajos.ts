import { suma } from '../../support/fechas.ts'
import { restore, throwAlumno } from './actos-de-papelera.ts'
import { deliver, grade, publish, rectify, take, throwAway } from './actos-de-trabajos.ts'
import { type Catedra, type Trabajo, trabajosDe, vigentes } from './libro.ts'
import { recoverWrongly } from './malas-entradas.ts'
import type { Mundo } from './mundo.ts'
import { en, type Suceso, type Sucesos } from './suceso.ts'
import { assign, createEvaluacion, createPrueba, createTarea } from './trabajos-nuevos.ts'

const CATEDRAS = ['Armonía', 'Coro', 'Historia']
/** How often each is set, how many there are of it in the year, and how many days it may take. */
const TAREAS = { desde: '2026-03-10', cada: 28, cuantas: 9, plazo: 12 }
/** Of which tasks the grades are told together. */
const JUNTAS = [2, 6, 9]
const EVALUACIONES = { desde: '2026-04-05', cada: 45, cuantas: 5, plazo: 8 }

const todos = (catedra: Catedra) => vigentes(catedra).map(({ alumno }) => alumno)

/** The first part of a course is of tasks, the second of what is taken; without parts, none. */
const rubroDe = ({ rubros }: Catedra, cual: number) => (rubros[cual] ?? rubros[0])?.id ?? null

/** The tasks and evaluations that a course sets now and then. */
function deTodoElAnio(): Sucesos {
  const sucesos: Record<string, Suceso[]> = {}
  const add = (fecha: string, suceso: Suceso) => {
    sucesos[fecha] = [...(sucesos[fecha] ?? []), suceso]
  }
  for (const [i, nombre] of CATEDRAS.entries()) {
    for (let k = 0; k < TAREAS.cuantas; k++)
      add(
        suma(TAREAS.desde, k * TAREAS.cada + i * 3),
        en(nombre, async (mundo, catedra) => {
          const vence = suma(mundo.libro.hoy, TAREAS.plazo)
          const posibles = mundo.azar.elige([10, 15, 20])
          const titulo = `Tarea ${k + 1} de ${nombre}`
          const tarea = await createTarea(mundo, catedra, {
            titulo,
            posibles,
            vence,
            rubro: rubroDe(catedra, 0),
            juntas: JUNTAS.includes(k + 1),
          })
          if (tarea) await assign(mundo, catedra, tarea, todos(catedra))
        }),
      )
    for (let k = 0; k < EVALUACIONES.cuantas; k++)
      add(
        suma(EVALUACIONES.desde, k * EVALUACIONES.cada + i * 4),
        en(nombre, async (mundo, catedra) => {
          const vence = suma(mundo.libro.hoy, EVALUACIONES.plazo)
          const titulo = `Evaluación ${k + 1} de ${nombre}`
          const una = await createEvaluacion(mundo, catedra, { titulo, vence, rubro: rubroDe(catedra, 1) })
          if (una) await assign(mundo, catedra, una, todos(catedra))
        }),
      )
  }
  return sucesos
}

const primera = (catedra: Catedra, titulo: string) =>
  catedra.trabajos.find((uno) => uno.titulo === titulo) as Trabajo

/** Who failed it, or never did it. */
const aRecuperar = (catedra: Catedra, trabajo: Trabajo) =>
  todos(catedra).filter(({ id }) => {
    const una = trabajo.asignadas.get(id)
    return una && (una.obtenidos ?? 0) * 10 < trabajo.posibles * 6
  })

/** Everybody takes it at once: within the month it is done. */
async function recoverEvaluacion(mundo: Mundo, catedra: Catedra, titulo: string): Promise<void> {
  const original = primera(catedra, titulo)
  const datos = {
    titulo: `Recuperatorio de ${titulo}`,
    vence: suma(mundo.libro.hoy, 3),
    rubro: original.rubro,
    recupera: original,
  }
  const otra = await createEvaluacion(mundo, catedra, datos)
  if (!otra) return
  await assign(mundo, catedra, otra, aRecuperar(catedra, original))
  for (const una of otra.asignadas.values()) await take(mundo, otra, una, mundo.azar.entero(1, 5))
}

async function recoverTarea(mundo: Mundo, catedra: Catedra, titulo: string): Promise<void> {
  const original = primera(catedra, titulo)
  const { posibles, rubro } = original
  const datos = {
    titulo: `Recuperatorio de ${titulo}`,
    posibles,
    rubro,
    vence: suma(mundo.libro.hoy, 3),
    recupera: original,
  }
  const otra = await createTarea(mundo, catedra, datos)
  if (!otra) return
  await assign(mundo, catedra, otra, aRecuperar(catedra, original))
  for (const una of otra.asignadas.values()) {
    await deliver(mundo, otra, una)
    await grade(mundo, catedra, otra, una, mundo.azar.entero(2, posibles))
  }
}

/** On paper, and again on paper for those who failed. */
const takeOnPaper = (titulo: string, dePrimera?: string) =>
  en('Armonía', async (mundo, catedra) => {
    const recupera = dePrimera === undefined ? undefined : primera(catedra, dePrimera)
    const quienes = recupera ? aRecuperar(catedra, recupera) : todos(catedra)
    const notas = quienes.map((alumno) => ({ alumno, obtenidos: mundo.azar.entero(3, 10) }))
    await createPrueba(mundo, catedra, {
      titulo,
      posibles: 10,
      vence: null,
      rubro: rubroDe(catedra, 1),
      notas,
      ...(recupera && { recupera }),
    })
  })

const deTitulo = (
  nombre: string,
  titulo: string,
  hace: (mundo: Mundo, catedra: Catedra, uno: Trabajo) => Promise<unknown>,
) => en(nombre, (mundo, catedra) => hace(mundo, catedra, primera(catedra, titulo)))

/** What is graded by then; in Historia the sixth never, but with the acta. */
const publishTareas = (numero: number, nombres: string[]) =>
  nombres.map((nombre) => deTitulo(nombre, `Tarea ${numero} de ${nombre}`, publish))

const NO_SE_RECUPERA = '400 Un recuperatorio no se recupera.'

const UNA_VEZ: Sucesos = {
  '2026-05-02': publishTareas(2, CATEDRAS),
  '2026-05-19': publishTareas(2, CATEDRAS),
  '2026-08-24': publishTareas(6, ['Armonía', 'Coro']),
  '2026-05-20': [deTitulo('Coro', 'Tarea 3 de Coro', throwAway)],
  '2026-06-03': [deTitulo('Coro', 'Tarea 3 de Coro', (mundo, _, uno) => restore(mundo, 'TAREA', uno))],
  '2026-06-15': [takeOnPaper('Oral de junio'), en('Armonía', rectify), en('Coro', rectify)],
  '2026-08-25': [deTitulo('Historia', 'Evaluación 2 de Historia', throwAway)],
  '2026-09-02': [
    deTitulo('Historia', 'Evaluación 2 de Historia', (mundo, _, uno) => restore(mundo, 'EVALUACION', uno)),
  ],
  '2026-08-26': [
    en('Historia', (mundo, catedra) => recoverWrongly(mundo, catedra, 'Evaluación 2 de Historia', '4')),
  ],
  '2026-09-21': [
    en('Armonía', (mundo, catedra) => recoverEvaluacion(mundo, catedra, 'Evaluación 3 de Armonía')),
  ],
  '2026-09-22': [
    en('Armonía', (mundo, catedra) =>
      recoverWrongly(mundo, catedra, 'Recuperatorio de Evaluación 3 de Armonía', NO_SE_RECUPERA),
    ),
  ],
  '2026-10-12': [en('Historia', (mundo, catedra) => recoverTarea(mundo, catedra, 'Tarea 7 de Historia'))],
  '2026-10-25': [
    en('Coro', async (mundo, catedra) => {
      const quien = todos(catedra)[0]
      if (quien) await throwAlumno(mundo, quien)
    }),
  ],
  // The first one in the bin: what recovered it counts by itself.
  '2026-10-27': [deTitulo('Armonía', 'Evaluación 3 de Armonía', throwAway), en('Historia', rectify)],
  '2026-11-04': [
    deTitulo('Armonía', 'Evaluación 3 de Armonía', (mundo, _, uno) => restore(mundo, 'EVALUACION', uno)),
    async (mundo) => {
      const enPapelera = mundo.libro.alumnos.filter((alumno) => alumno.enPapelera)
      for (const alumno of enPapelera) await restore(mundo, 'ALUMNO', alumno)
    },
  ],
  '2026-11-05': [takeOnPaper('Recuperatorio del oral', 'Oral de junio')],
  // Returned and never handed in again: one is graded as it was, the others stay.
  '2026-12-10': [
    en('Armonía', async (mundo, catedra) => {
      const inscritos = todos(catedra)
      for (const trabajo of trabajosDe(catedra)) {
        const una = [...trabajo.asignadas.values()].find(
          ({ devuelta, alumno }) => devuelta && inscritos.includes(alumno),
        )
        if (una) return grade(mundo, catedra, trabajo, una, 5)
      }
      return undefined
    }),
  ],
}

const DEL_ANIO = deTodoElAnio()

export const DE_TRABAJOS: Sucesos = Object.fromEntries(
  [...new Set([...Object.keys(DEL_ANIO), ...Object.keys(UNA_VEZ)])].map((fecha) => [
    fecha,
    [...(DEL_ANIO[fecha] ?? []), ...(UNA_VEZ[fecha] ?? [])],
  ]),
)
