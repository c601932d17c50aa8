import type { Respuesta } from '../../support/simulacion.ts'
import { type Catedra, type Inscripcion, seFueron, vigentes } from './libro.ts'
import { type Cuenta, cuentaDe } from './modelo-cuotas.ts'
import { deAdmin, type Mundo } from './mundo.ts'

const porInscripcion = (filas: Respuesta) =>
  new Map<number, Respuesta>((filas ?? []).map((fila: Respuesta) => [fila.catedraAlumnoId ?? fila.id, fila]))

const suma = (cuentas: Cuenta[], de: (cuenta: Cuenta) => number) =>
  cuentas.reduce((total, cuenta) => total + de(cuenta), 0)

/** The months that are owed, each with what is missing and whether its time is over. */
const mesesEnTexto = (meses: Respuesta) =>
  (meses ?? [])
    .filter(({ debe }: Respuesta) => debe > 0)
    .map(({ mes, debe, vencido }: Respuesta) => `${mes} ${debe}${vencido ? ' vencido' : ''}`)
    .join(', ')

/** What each owes, wherever it is said. */
export async function comparaCuotas(mundo: Mundo, catedra: Catedra): Promise<void> {
  const { lee, admin, libro, desacuerdos } = mundo
  const planilla = await lee(admin, deAdmin(catedra, '/pagos'))
  const filas = porInscripcion(planilla.alumnos)
  const inscritos = porInscripcion((await lee(admin, deAdmin(catedra, ''))).CatedraAlumno)
  const exportados = await estadosExportados(mundo, catedra)
  const cuentas = vigentes(catedra).map((una) => cuentaDe(catedra, una, libro.hoy))
  for (const [i, inscripcion] of vigentes(catedra).entries()) {
    const { alumno, id } = inscripcion
    const cuenta = cuentas[i] as Cuenta
    compareFila(mundo, `Planilla de pagos de ${catedra.nombre}`, inscripcion, cuenta, filas.get(id))
    compareEstadias(mundo, `Planilla de pagos de ${catedra.nombre}`, inscripcion, filas.get(id))
    compareEstadias(mundo, `Alumnos de ${catedra.nombre}`, inscripcion, inscritos.get(id))
    for (const [donde, estado] of [
      ['Alumnos', inscritos.get(id)?.estadoActual],
      ['inscripciones.csv', exportados.get(alumno.email)],
      ['docente: Pagos del alumno', await estadoParaDocente(mundo, catedra, inscripcion)],
    ])
      desacuerdos.compara(
        'Estado de pago',
        `${donde} de ${catedra.nombre}`,
        alumno.nombre,
        cuenta.estado,
        estado,
      )
    const propias = (await lee(mundo.alumno(alumno), '/alumnos/me/pagos')) as Respuesta[]
    const propia = propias.find?.(({ catedraAlumnoId }) => catedraAlumnoId === id)
    if (catedra.modalidad === 'PARTICULAR')
      compareFila(mundo, `Mis pagos de ${catedra.nombre}`, inscripcion, cuenta, propia)
  }
  await comparePagados(mundo, catedra, planilla)
  const donde = `Totales de pagos de ${catedra.nombre}`
  const atrasado = suma(cuentas, ({ matricula, vencido }) => matricula.debe + vencido)
  desacuerdos.compara(
    'debe',
    donde,
    catedra.nombre,
    suma(cuentas, ({ debe }) => debe),
    planilla.totales?.debe,
  )
  desacuerdos.compara(
    'vencido',
    donde,
    catedra.nombre,
    suma(cuentas, ({ vencido }) => vencido),
    planilla.totales?.vencido,
  )
  desacuerdos.compara('atrasado', donde, catedra.nombre, atrasado, planilla.totales?.atrasado)
  await comparePanel(mundo, catedra, cuentas, atrasado)
  await compareSeFueron(mundo, catedra, planilla)
}

function compareFila(
  mundo: Mundo,
  donde: string,
  { alumno }: Inscripcion,
  cuenta: Cuenta,
  fila: Respuesta,
): void {
  const { compara } = mundo.desacuerdos
  compara('Estado de pago', donde, alumno.nombre, cuenta.estado, fila?.estadoActual)
  compara('debe', donde, alumno.nombre, cuenta.debe, fila?.debe)
  compara('vencido', donde, alumno.nombre, cuenta.vencido, fila?.vencido)
  compara('Matrícula que debe', donde, alumno.nombre, cuenta.matricula.debe, fila?.matricula?.debe)
  compara('Meses que debe', donde, alumno.nombre, mesesEnTexto(cuenta.meses), mesesEnTexto(fila?.meses))
}

function compareEstadias(
  { desacuerdos }: Mundo,
  donde: string,
  inscripcion: Inscripcion,
  fila: Respuesta,
): void {
  const { alumno, estadias } = inscripcion
  desacuerdos.compara('estadias', donde, alumno.nombre, estadiasDe(inscripcion), fila?.estadias)
  desacuerdos.compara('fecha_inscripcion', donde, alumno.nombre, estadias[0]?.desde, fila?.fecha_inscripcion)
}

const estadiasDe = ({ estadias }: Inscripcion) => estadias.map(({ desde, hasta }) => ({ desde, hasta }))

const pagadoDe = ({ pagos }: Inscripcion) =>
  pagos.filter(({ anulado }) => !anulado).reduce((total, { monto }) => total + monto, 0)

/** What was paid: in the totals, and in the export, where who left is too. */
async function comparePagados(mundo: Mundo, catedra: Catedra, planilla: Respuesta): Promise<void> {
  const { compara } = mundo.desacuerdos
  const [cabecera = [], ...filas] = await mundo.leeCsv('admin', deAdmin(catedra, '/pagos/exportar.csv'))
  const valen = filas.filter((fila) => fila[cabecera.indexOf('Anulado')] === 'no')
  const dicho = valen.reduce((total, fila) => total + Number(fila[cabecera.indexOf('Monto')]), 0)
  const deTodos = [...vigentes(catedra), ...seFueron(catedra)].reduce(
    (total, una) => total + pagadoDe(una),
    0,
  )
  const deInscritos = vigentes(catedra).reduce((total, una) => total + pagadoDe(una), 0)
  compara('Pagado', `pagos.csv de ${catedra.nombre}`, catedra.nombre, deTodos, dicho)
  compara(
    'pagado',
    `Totales de pagos de ${catedra.nombre}`,
    catedra.nombre,
    deInscritos,
    planilla.totales?.pagado,
  )
}

/** Who left owes what the stays owe, beside what the others do, and can read it. */
async function compareSeFueron(mundo: Mundo, catedra: Catedra, planilla: Respuesta): Promise<void> {
  const { libro, desacuerdos } = mundo
  const donde = `Desinscritos de ${catedra.nombre}`
  const filas = porInscripcion(planilla.desinscritos)
  const idos = seFueron(catedra)
  const cuentas = idos.map((una) => cuentaDe(catedra, una, libro.hoy))
  for (const [i, inscripcion] of idos.entries()) {
    const cuenta = cuentas[i] as Cuenta
    const { debe, vencido, meses } = cuenta
    const fila = filas.get(inscripcion.id)
    const propias = porInscripcion(await mundo.lee(mundo.alumno(inscripcion.alumno), '/alumnos/me/pagos'))
    if (debe + pagadoDe(inscripcion) > 0)
      compareFila(mundo, `Mis pagos de ${catedra.nombre}`, inscripcion, cuenta, propias.get(inscripcion.id))
    desacuerdos.compara('estadias', donde, inscripcion.alumno.nombre, estadiasDe(inscripcion), fila?.estadias)
    desacuerdos.compara('debe', donde, inscripcion.alumno.nombre, debe, fila?.debe)
    desacuerdos.compara('vencido', donde, inscripcion.alumno.nombre, vencido, fila?.vencido)
    desacuerdos.compara(
      'Meses que debe',
      donde,
      inscripcion.alumno.nombre,
      mesesEnTexto(meses),
      mesesEnTexto(fila?.meses),
    )
  }
  const totales = {
    debe: suma(cuentas, ({ debe }) => debe),
    vencido: suma(cuentas, ({ vencido }) => vencido),
  }
  desacuerdos.compara(
    'de_quienes_se_fueron',
    `Totales de pagos de ${catedra.nombre}`,
    catedra.nombre,
    totales,
    planilla.totales?.de_quienes_se_fueron,
  )
}

async function estadoParaDocente(mundo: Mundo, { id, titular }: Catedra, { alumno }: Inscripcion) {
  const { pagosConsolidados } = await mundo.lee(mundo.docente(titular), `/docente/alumnos/${alumno.id}/pagos`)
  return pagosConsolidados?.find(({ catedraId }: Respuesta) => catedraId === id)?.estadoActual
}

/** By e-mail, as the export of a course's students has them. */
async function estadosExportados(
  mundo: Mundo,
  catedra: Catedra,
): Promise<Map<string | undefined, string | undefined>> {
  const [cabecera = [], ...filas] = await mundo.leeCsv('admin', deAdmin(catedra, '/exportar.csv'))
  return new Map(filas.map((fila) => [fila[cabecera.indexOf('Email')], fila[cabecera.indexOf('Estado')]]))
}

/** The administrator's panel: open courses only. */
async function comparePanel(
  mundo: Mundo,
  catedra: Catedra,
  cuentas: Cuenta[],
  atrasado: number,
): Promise<void> {
  const { deudas } = await mundo.lee(mundo.admin, '/admin/panel')
  const suya = deudas?.find(({ catedraId }: Respuesta) => catedraId === catedra.id)
  const deben = cuentas.filter(({ matricula, vencido }) => matricula.debe + vencido > 0).length
  const esta = catedra.cerradaEl === null && deben > 0
  const donde = 'Panel de la administración'
  mundo.desacuerdos.compara('Deuda', donde, catedra.nombre, esta ? atrasado : undefined, suya?.debe)
  mundo.desacuerdos.compara('Deudores', donde, catedra.nombre, esta ? deben : undefined, suya?.alumnos)
}
