import { type Catedra, diasDe, quienEnsenia, vigentes } from './libro.ts'
import { marcaDe } from './modelo-asistencia.ts'
import { situacionDe } from './modelo-luz.ts'
import { deAdmin, deDocente, type Mundo, type Respuesta } from './mundo.ts'

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
  for (const { alumno } of vigentes(catedra)) {
    const marcas = cuentan.map((dia) => marcaDe(catedra, dia, alumno.id))
    const presente = marcas.filter((marca) => marca === 'PRESENTE' || marca === 'TARDE').length
    const porcentaje = cuentan.length === 0 ? null : (presente / cuentan.length) * 100
    const propias = await lee(mundo.alumno(alumno), `/alumnos/me/catedras/${catedra.id}/asistencias`)
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
      const una = dichas.get(dia.id)
      const dice = una?.presente === null ? null : (una?.matiz ?? (una?.presente ? 'PRESENTE' : 'AUSENTE'))
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
  if (delAnio.length === 0) return
  const [cabecera = [], ...filas] = await leeCsv(titular, `${ruta}/exportar.csv`)
  const cuentan = dias.filter(({ suspendida }) => !suspendida)
  for (const { alumno } of vigentes(catedra)) {
    const fila = filas.find(([nombre]) => nombre?.includes(alumno.nombre)) ?? []
    const de = (columna: string) => fila[cabecera.indexOf(columna)]
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
