import type { Respuesta } from '../../support/simulacion.ts'
import { pay, remind, voidPago } from './actos-de-cuotas.ts'
import { publishAll } from './actos-de-trabajos.ts'
import { comparaArchivo } from './compara-archivo.ts'
import { type Catedra, diasDe, trabajosDe, vigentes } from './libro.ts'
import { cuentaDe } from './modelo-cuotas.ts'
import { finalDe, hasPorVencer, notaDe, puntajesDe } from './modelo-notas.ts'
import { deAdmin, type Mundo } from './mundo.ts'

const porAlumno = (filas: Respuesta) =>
  new Map<number, Respuesta>((filas ?? []).map((fila: Respuesta) => [fila.alumnoId, fila]))

/** What the acta would say of each, by the model; not of who has something that is not due yet. */
function actaDe(catedra: Catedra, hoy: string) {
  return vigentes(catedra).flatMap((inscripcion) => {
    const puntajes = puntajesDe(catedra, inscripcion)
    const centesimos = finalDe(catedra, puntajes)
    const porcentaje = centesimos === null ? null : centesimos / 100
    const { alumno } = inscripcion
    return hasPorVencer(puntajes, hoy) ? [] : [{ alumno, porcentaje, nota: notaDe(catedra, centesimos) }]
  })
}

/** Closing says what is missing, and the acta what closing said. */
export async function close(mundo: Mundo, catedra: Catedra): Promise<void> {
  const { lee, admin, hace, libro } = mundo
  const cierre = await lee(admin, deAdmin(catedra, '/cierre'))
  const debe = actaDe(catedra, libro.hoy)
  compareAlumnos(mundo, `Cierre de ${catedra.nombre}`, debe, porAlumno(cierre.alumnos))
  comparePendientes(mundo, catedra, cierre)
  publishAll(mundo, catedra, cierre.sin_publicar)
  const acta = await hace(admin, `POST ${deAdmin(catedra, '/cerrar')}`, {})
  // What closing itself publishes goes with it.
  await mundo.junta()
  if (!acta) return
  catedra.cerradaEl = libro.hoy
  await compareActa(mundo, catedra, acta, debe)
  await compareConstancias(mundo, catedra, debe)
  await comparaArchivo(mundo, catedra, acta.version)
  const { status } = await mundo.admin(`PUT ${deAdmin(catedra, '/reglas')}`, { asistencia_minima: 10 })
  mundo.desacuerdos.compara(
    'Cambiar reglas de una cerrada',
    `PUT ${deAdmin(catedra, '/reglas')}`,
    catedra.nombre,
    409,
    status,
  )
}

export async function reopen(mundo: Mundo, catedra: Catedra): Promise<void> {
  const llamada = `POST ${deAdmin(catedra, '/reabrir')}`
  if (await mundo.hace(mundo.admin, llamada, { motivo: 'Falta una nota.' })) catedra.cerradaEl = null
}

type Renglones = ReturnType<typeof actaDe>

function compareAlumnos(mundo: Mundo, donde: string, debe: Renglones, filas: Map<number, Respuesta>): void {
  for (const { alumno, porcentaje, nota } of debe) {
    const fila = filas.get(alumno.id)
    mundo.desacuerdos.compara('Porcentaje', donde, alumno.nombre, porcentaje, fila?.porcentaje)
    mundo.desacuerdos.compara('Calificación', donde, alumno.nombre, nota, fila?.nota)
  }
}

function comparePendientes({ desacuerdos, libro }: Mundo, catedra: Catedra, cierre: Respuesta): void {
  const donde = `Cierre de ${catedra.nombre}`
  const { compara } = desacuerdos
  const inscritos = new Set(vigentes(catedra).map(({ alumno }) => alumno))
  const sinLista = diasDe(catedra).filter(
    ({ suspendida, fecha, marcas }) => !suspendida && fecha < libro.hoy && marcas.size === 0,
  )
  const fechas = cierre.clases_sin_lista?.map(({ fecha }: Respuesta) => fecha).join()
  compara('clases_sin_lista', donde, catedra.nombre, sinLista.map(({ fecha }) => fecha).join(), fechas)
  const esperan = catedra.justificativos.filter(
    ({ estado, alumno }) => estado === 'PENDIENTE' && inscritos.has(alumno),
  )
  compara(
    'justificativos_pendientes',
    donde,
    catedra.nombre,
    esperan.length,
    cierre.justificativos_pendientes?.length,
  )
  const cuantas = (
    which: (una: { entregada: boolean; devuelta: boolean; obtenidos: number | null }) => boolean,
  ) =>
    trabajosDe(catedra)
      .filter(({ clase }) => clase === 'tarea')
      .map(({ titulo, asignadas }) => ({
        titulo,
        cuantas: [...asignadas.values()].filter((una) => inscritos.has(una.alumno) && which(una)).length,
      }))
      .filter(({ cuantas }) => cuantas > 0)
      .map(({ titulo, cuantas }) => `${titulo}: ${cuantas}`)
      .toSorted()
      .join()
  const dichas = (filas: Respuesta) =>
    filas
      ?.map(({ titulo, cuantas }: Respuesta) => `${titulo}: ${cuantas}`)
      .toSorted()
      .join()
  const sinCorregir = cuantas(
    ({ entregada, devuelta, obtenidos }) => entregada && !devuelta && obtenidos === null,
  )
  compara('sin_corregir', donde, catedra.nombre, sinCorregir, dichas(cierre.sin_corregir))
  compara(
    'devueltas',
    donde,
    catedra.nombre,
    cuantas(({ devuelta }) => devuelta),
    dichas(cierre.devueltas),
  )
}

/** The acta in its file and on its public page. */
async function compareActa(mundo: Mundo, catedra: Catedra, acta: Respuesta, debe: Renglones): Promise<void> {
  const [cabecera = [], ...filas] = await mundo.leeCsv(
    'admin',
    deAdmin(catedra, `/actas/${acta.version}.csv`),
  )
  const donde = `Acta ${acta.version} de ${catedra.nombre}, csv`
  for (const { alumno, porcentaje, nota } of debe) {
    const fila = filas.find((una) => una.some((campo) => campo.includes(alumno.nombre)))
    const columna = (nombre: RegExp) => fila?.[cabecera.findIndex((titulo) => nombre.test(titulo))] ?? ''
    const dicho =
      columna(/porcentaje/i) === ''
        ? null
        : Number(
            columna(/porcentaje/i)
              .replace(',', '.')
              .replace(' %', ''),
          )
    mundo.desacuerdos.compara('Porcentaje', donde, alumno.nombre, porcentaje, dicho)
    mundo.desacuerdos.compara(
      'Calificación',
      donde,
      alumno.nombre,
      String(nota),
      columna(/^(nota|calificación)$/i),
    )
  }
  const publica = await mundo.lee(mundo.admin, `/actas/${acta.codigo}`)
  mundo.desacuerdos.compara(
    'cuantos',
    `Comprobación del acta de ${catedra.nombre}`,
    catedra.nombre,
    acta.cuantos,
    publica.cuantos,
  )
  if (debe.length < vigentes(catedra).length) return
  for (const nota of [1, 2, 3, 4, 5, 'AUSENTE']) {
    const cuantos = debe.filter((uno) => uno.nota === nota).length
    mundo.desacuerdos.compara(
      `cuantos con ${nota}`,
      `Acta de ${catedra.nombre}`,
      catedra.nombre,
      cuantos,
      acta.cuantos[nota],
    )
  }
}

/** Each has the own one, which says the acta's grade. */
async function compareConstancias(mundo: Mundo, catedra: Catedra, debe: Renglones): Promise<void> {
  for (const { alumno, nota } of debe) {
    const ruta = `/alumnos/me/catedras/${catedra.id}/constancia.pdf`
    const pdf = (await mundo.leeArchivo(alumno, ruta)).subarray(0, 5).toString()
    const { nota: dicha, estado } = await mundo.lee(
      mundo.admin,
      `/constancias/${mundo.codigoDeConstancia(catedra, alumno)}`,
    )
    const donde = `Constancia de ${catedra.nombre}`
    mundo.desacuerdos.compara('archivo', donde, alumno.nombre, '%PDF-', pdf)
    mundo.desacuerdos.compara('Nota', donde, alumno.nombre, `${nota} VIGENTE`, `${dicha} ${estado}`)
  }
}

/** In January: who pays what is owed, a payment that was a mistake, and the administration's reminder. */
export async function payInJanuary(mundo: Mundo, catedra: Catedra): Promise<void> {
  const deben = vigentes(catedra).filter((una) => cuentaDe(catedra, una, mundo.libro.hoy).debe > 0)
  for (const una of deben.slice(0, 3)) {
    const { matricula, meses } = cuentaDe(catedra, una, mundo.libro.hoy)
    if (matricula.debe > 0) await pay(mundo, una, null, matricula.debe)
    for (const { mes, debe } of meses) if (debe > 0) await pay(mundo, una, mes, debe)
  }
  const [primero] = deben
  if (primero) await voidPago(mundo, primero)
  for (const una of deben.slice(0, 5)) await remind(mundo, catedra, una)
}
