import type { Respuesta } from '../../support/simulacion.ts'
import { type Catedra, cercaDe, diasDe, type Marca, quienEnsenia, vigentes } from './libro.ts'
import { marcaDe } from './modelo-asistencia.ts'
import { situacionDe } from './modelo-luz.ts'
import { deAdmin, deDocente, type Mundo } from './mundo.ts'

const enPalabra = (una: Respuesta): Marca | null | undefined => {
  if (!una) return undefined
  if (una.presente === null) return null
  return una.matiz ?? (una.presente ? 'PRESENTE' : 'AUSENTE')
}

const porAlumno = (filas: Respuesta) =>
  new Map<number, Respuesta>((filas ?? []).map((fila: Respuesta) => [fila.alumnoId, fila]))

/** Attendance and the light, wherever they are said. */
export async function comparaAsistencia(mundo: Mundo, catedra: Catedra): Promise<void> {
  const { lee, admin, libro } = mundo
  const docente = mundo.docente(quienEnsenia(catedra, libro.hoy))
  const lecturas: [string, Map<number, Respuesta>][] = []
  for (const [quien, ruta] of [
    [docente, deDocente(catedra, '/habilitacion')],
    [admin, deAdmin(catedra, '/habilitacion')],
  ] as const) {
    const { alumnos } = await lee(quien, ruta)
    lecturas.push([`${ruta.split('/')[1]}: Situación de ${catedra.nombre}`, porAlumno(alumnos)])
  }
  for (const inscripcion of vigentes(catedra)) {
    const { alumno } = inscripcion
    const propia = await lee(mundo.alumno(alumno), `/alumnos/me/catedras/${catedra.id}/habilitacion`)
    const debe = situacionDe(catedra, inscripcion, libro.hoy)
    const todas = [
      ...lecturas,
      [`alumno: Situación en ${catedra.nombre}`, new Map([[alumno.id, propia]])] as const,
    ]
    for (const [donde, filas] of todas)
      for (const [cifra, valor] of Object.entries(debe))
        mundo.desacuerdos.compara(cifra, donde, alumno.nombre, valor, filas.get(alumno.id)?.[cifra])
  }
  await comparaPorcentaje(mundo, catedra)
  await comparaAnual(mundo, catedra)
}

/** The specification's percentage: of all class days of the course. */
async function comparaPorcentaje(mundo: Mundo, catedra: Catedra): Promise<void> {
  const { lee, admin, libro, desacuerdos } = mundo
  const docente = mundo.docente(quienEnsenia(catedra, libro.hoy))
  const cuentan = diasDe(catedra).filter(({ suspendida }) => !suspendida)
  const resumen = porAlumno(await lee(docente, deDocente(catedra, '/asistencias/resumen')))
  const deLaAdmin = porAlumno(await lee(admin, deAdmin(catedra, '/asistencias/resumen')))
  const { alumnos: aLaVista } = await lee(docente, `/docente/me/catedra/${catedra.id}/resumen`)
  for (const { alumno } of vigentes(catedra)) {
    const marcas = cuentan.map((dia) => marcaDe(catedra, dia, alumno.id))
    const presente = marcas.filter((marca) => marca === 'PRESENTE' || marca === 'TARDE').length
    const porcentaje = cuentan.length === 0 ? null : (presente / cuentan.length) * 100
    const propias = await lee(mundo.alumno(alumno), `/alumnos/me/catedras/${catedra.id}/asistencias`)
    const deAtencion = porAlumno(aLaVista).get(alumno.id)
    if (deAtencion)
      desacuerdos.compara(
        'porcentaje',
        `docente: Resumen de ${catedra.nombre}`,
        alumno.nombre,
        porcentaje,
        deAtencion.porcentaje,
      )
    for (const [donde, fila] of [
      ['docente: Resumen de asistencia', resumen.get(alumno.id)],
      ['admin: Resumen de asistencia', deLaAdmin.get(alumno.id)],
      ['alumno: Mis asistencias', propias],
    ] as const) {
      const esperado = { totalClases: cuentan.length, presente, porcentaje }
      for (const [cifra, valor] of Object.entries(esperado))
        desacuerdos.compara(cifra, `${donde} de ${catedra.nombre}`, alumno.nombre, valor, fila?.[cifra])
    }
    const donde = `Mis asistencias de ${catedra.nombre}`
    const suyas = diasDe(catedra).filter(({ suspendida }) => !suspendida)
    const dichas = new Map<number, Respuesta>(
      (propias.asistencias ?? []).map((una: Respuesta) => [una.diaClaseId, una]),
    )
    for (const [i, dia] of suyas.entries()) {
      const dice = enPalabra(dichas.get(dia.id))
      desacuerdos.compara('Marca de un día', donde, `${alumno.nombre}, ${dia.fecha}`, marcas[i], dice)
    }
  }
}

/** The year's grid and its export: both of all the course's days. */
async function comparaAnual(mundo: Mundo, catedra: Catedra): Promise<void> {
  const { lee, leeCsv, libro, desacuerdos } = mundo
  const titular = quienEnsenia(catedra, libro.hoy)
  const anio = Number(libro.hoy.slice(0, 4))
  const dias = diasDe(catedra)
  const ruta = deDocente(catedra, `/asistencias/anual/${anio}`)
  const vista = (await lee(mundo.docente(titular), ruta)) as Respuesta[]
  const delAnio = dias.filter(({ fecha }) => fecha.startsWith(`${anio}`)).map(({ fecha }) => fecha)
  const donde = `Asistencia anual de ${catedra.nombre}`
  desacuerdos.compara(
    'Días del año',
    donde,
    `${anio}`,
    delAnio.join(),
    (vista.map?.(({ fecha }) => fecha) ?? []).join(),
  )
  await compareCeldas(mundo, catedra, vista)
  if (delAnio.length === 0) return
  const [cabecera = [], ...filas] = await leeCsv(titular, `${ruta}/exportar.csv`)
  const cuentan = dias.filter(({ suspendida }) => !suspendida)
  for (const { alumno } of vigentes(catedra)) {
    const fila = filas.find(([nombre]) => nombre?.includes(alumno.nombre)) ?? []
    const de = (columna: string) => fila[cabecera.findIndex((titulo) => titulo.startsWith(columna))]
    const presentes = cuentan.filter((dia) => {
      const marca = marcaDe(catedra, dia, alumno.id)
      return marca === 'PRESENTE' || marca === 'TARDE'
    }).length
    const porcentaje = cuentan.length === 0 ? Number.NaN : (presentes / cuentan.length) * 100
    const dicho = Number((de('% Asistencia') ?? '').replace(' %', '').replace(',', '.'))
    const archivo = `${anio}.csv de ${donde}`
    desacuerdos.compara('Total Clases', archivo, alumno.nombre, cuentan.length, Number(de('Total Clases')))
    desacuerdos.compara('Presente', archivo, alumno.nombre, presentes, Number(de('Presente')))
    desacuerdos.compara('% Asistencia', archivo, alumno.nombre, porcentaje, dicho)
  }
}

/** Each mark in the year's grid, and in the lists of the last days. */
async function compareCeldas(mundo: Mundo, catedra: Catedra, vista: Respuesta[]): Promise<void> {
  const { lee, libro, desacuerdos } = mundo
  const docente = mundo.docente(quienEnsenia(catedra, libro.hoy))
  const filas = new Map<number, Respuesta[]>((vista ?? []).map(({ id, asistencias }) => [id, asistencias]))
  const listas = new Map<number, Respuesta[]>()
  for (const { id } of cercaDe(catedra, libro.hoy, 8, 5)) {
    const { asistencias } = await lee(docente, deDocente(catedra, `/diasclase/${id}/asistencias`))
    listas.set(id, asistencias)
  }
  for (const dia of diasDe(catedra).filter(({ suspendida }) => !suspendida))
    for (const [donde, marcas] of [
      ['Asistencia anual', filas.get(dia.id)],
      ['Lista del día', listas.get(dia.id)],
    ] as const) {
      if (!marcas) continue
      const porId = porAlumno(marcas)
      for (const { alumno } of vigentes(catedra)) {
        const de = `${alumno.nombre}, ${dia.fecha}`
        const debe = marcaDe(catedra, dia, alumno.id)
        desacuerdos.compara(
          'Marca de un día',
          `${donde} de ${catedra.nombre}`,
          de,
          debe,
          enPalabra(porId.get(alumno.id)),
        )
      }
    }
}
