import { unzipSync } from '../../support/zip.ts'
import { type Catedra, diasDe, quienEnsenia, trabajosDe } from './libro.ts'
import { deAdmin, deDocente, type Mundo } from './mundo.ts'

/** A course's archive says what its exports do, and has what was handed in. */
export async function comparaArchivo(mundo: Mundo, catedra: Catedra, acta: number): Promise<void> {
  const { leeArchivo, desacuerdos, libro } = mundo
  const titular = quienEnsenia(catedra, libro.hoy)
  const donde = `archivo.zip de ${catedra.nombre}`
  const archivo = unzipSync(await leeArchivo('admin', deAdmin(catedra, '/archivo.zip')))
  const enElArchivo = (lugar: string) =>
    [...archivo].find(([nombre]) => nombre.endsWith(`/${lugar}`))?.[1].toString()
  const anios = [...new Set(diasDe(catedra).map(({ fecha }) => fecha.slice(0, 4)))]
  const listas = [
    ['alumnos', 'admin', deAdmin(catedra, '/exportar.csv')],
    ['pagos', 'admin', deAdmin(catedra, '/pagos/exportar.csv')],
    ['calificaciones', titular, deDocente(catedra, '/calificaciones/exportar.csv')],
    ...anios.map((anio) => {
      const ruta = deDocente(catedra, `/asistencias/anual/${anio}/exportar.csv`)
      return [`asistencia-${anio}`, titular, ruta] as const
    }),
  ] as const
  for (const [lista, quien, ruta] of listas) {
    const debe = (await leeArchivo(quien, ruta)).toString()
    desacuerdos.compara(lista, donde, catedra.nombre, debe, enElArchivo(`listas/${lista}.csv`))
  }
  const delActa = (await leeArchivo('admin', deAdmin(catedra, `/actas/${acta}.csv`))).toString()
  desacuerdos.compara('acta', donde, catedra.nombre, delActa, enElArchivo(`actas/acta-v${acta}.csv`))
  const resultados = [...archivo.keys()].filter((nombre) => nombre.includes('/listas/resultados ')).length
  const evaluaciones = trabajosDe(catedra).filter(({ clase }) => clase === 'evaluacion').length
  desacuerdos.compara('resultados', donde, catedra.nombre, evaluaciones, resultados)
}
