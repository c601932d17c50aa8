import { diaDeSemana, fechas } from '../../support/fechas.ts'
import { type Alumno, type Catedra, diasDe, type Inscripcion, type Reglas } from './libro.ts'
import { deAdmin, type Mundo } from './mundo.ts'

/** The three courses of the year, with what each asks. */
const CATEDRAS = [
  {
    nombre: 'Armonía',
    modalidad: 'PARTICULAR',
    titular: 0,
    dias: ['Lunes', 'Miércoles'],
    horas: ['18:00', '20:00'],
    // As today: the course's year.
    cuotas: null,
    reglas: { asistencia_minima: 75, proceso_minimo: 60, exige_pagos: true },
    rubros: [
      { nombre: 'Trabajos', peso: 60 },
      { nombre: 'Pruebas', peso: 40 },
    ],
  },
  {
    nombre: 'Coro',
    modalidad: 'PARTICULAR',
    titular: 1,
    dias: ['Martes', 'Jueves'],
    horas: ['19:00', '21:00'],
    cuotas: { cuotas_desde: '2026-03', cuotas_hasta: '2026-11' },
    reglas: { asistencia_minima: 70 },
    rubros: [],
  },
  {
    nombre: 'Historia',
    modalidad: 'INSTITUCIONAL',
    titular: 0,
    dias: ['Sábado'],
    horas: ['09:00', '11:00'],
    cuotas: null,
    reglas: { asistencia_minima: 60, tarde_vale: 0.5 },
    rubros: [{ nombre: 'Todo', peso: 100 }],
  },
] as const

export const SIN_REGLAS: Reglas = {
  asistencia_minima: null,
  tarde_vale: 1,
  justificada: 'NO_CUENTA',
  faltas_perdonadas: 0,
  cuenta_desde: 'INSCRIPCION',
  proceso_minimo: null,
  exige_pagos: false,
}
const CORTES: Catedra['cortes'] = [60, 70, 80, 90]
const FERIADOS = ['2026-04-02', '2026-05-14', '2026-06-12', '2026-08-15', '2026-12-08']

/** The first of March: courses, their days, who is in them. */
export async function begin(mundo: Mundo): Promise<void> {
  for (const cual of CATEDRAS) await createCatedra(mundo, cual)
  const { libro, azar } = mundo
  const [armonia, coro, historia] = libro.catedras as [Catedra, Catedra, Catedra]
  const quienes: [Catedra, Alumno[]][] = [
    [armonia, libro.alumnos.slice(0, 17)],
    [coro, libro.alumnos.slice(14, 31)],
    [historia, libro.alumnos.slice(28, 40)],
  ]
  for (const [catedra, suyos] of quienes) {
    for (const alumno of suyos) {
      // Some before the course's year.
      const fecha =
        catedra !== historia && azar.pasa(0.2) ? azar.elige(['2026-02-10', '2025-12-10']) : libro.hoy
      await enroll(mundo, catedra, alumno, { fecha_inscripcion: fecha })
    }
  }
}

async function createCatedra(mundo: Mundo, cual: (typeof CATEDRAS)[number]): Promise<void> {
  const { libro, admin, hace } = mundo
  const { nombre, modalidad, dias, cuotas } = cual
  const [hora_inicio, hora_fin] = cual.horas
  const horarios = dias.map((dia_semana) => ({ dia_semana, hora_inicio, hora_fin }))
  const titular = libro.docentes[cual.titular] as Catedra['titular']
  const cuerpo = {
    nombre,
    anio: 2026,
    modalidad_pago: modalidad,
    docenteId: titular.id,
    horariosPorDia: horarios,
    ...cuotas,
  }
  const { id } = (await hace(admin, 'POST /admin/catedras', cuerpo)) ?? {}
  const catedra: Catedra = {
    id,
    nombre,
    anio: 2026,
    modalidad,
    titular,
    suplencias: [],
    cuotasDesde: cuotas?.cuotas_desde ?? '2026-01',
    cuotasHasta: cuotas?.cuotas_hasta ?? '2026-12',
    horarios,
    reglas: { ...SIN_REGLAS, ...cual.reglas },
    cortes: CORTES,
    rubros: [],
    inscripciones: [],
    dias: [],
    justificativos: [],
    trabajos: [],
    cerradaEl: null,
  }
  libro.catedras.push(catedra)
  await hace(admin, `PUT ${deAdmin(catedra, '/reglas')}`, {
    ...cual.reglas,
    escala: { cortes: CORTES },
    dias_para_justificar: 14,
  })
  const rubros = (await hace(admin, `PUT ${deAdmin(catedra, '/rubros')}`, { rubros: cual.rubros })) ?? []
  catedra.rubros = rubros.map(({ id, peso }: { id: number; peso: number }) => ({ id, peso }))
  await makeDias(mundo, catedra, '2026-03-02', '2026-12-19')
}

/** The class days of a period by the course's schedule. */
export async function makeDias(
  { hace, admin }: Mundo,
  catedra: Catedra,
  desde: string,
  hasta: string,
): Promise<void> {
  const cuerpo = { desde, hasta, feriados: FERIADOS }
  const hechos = await hace(admin, `POST ${deAdmin(catedra, '/diasclase/generar')}`, cuerpo)
  const horaDe = new Map(catedra.horarios.map((uno) => [uno.dia_semana, uno.hora_inicio]))
  for (const fecha of fechas(desde, hasta)) {
    const horas = horaDe.get(diaDeSemana(fecha))
    const id = hechos?.creados.find((dia: { fecha: string }) => dia.fecha === fecha)?.id
    if (horas && !FERIADOS.includes(fecha) && id !== undefined) noteDia(catedra, { id, fecha, horas })
  }
}

export function noteDia(catedra: Catedra, dia: { id: number; fecha: string; horas: string }): void {
  catedra.dias.push({ ...dia, suspendida: false, enPapelera: false, marcas: new Map() })
  catedra.dias = catedra.dias.toSorted((a, b) => a.fecha.localeCompare(b.fecha))
}

interface Condiciones {
  /** Blank is today. */
  fecha_inscripcion?: string
  asignar?: 'POR_VENCER'
}

/** For the first time or again; who comes back opens a stay. */
export async function enroll(
  mundo: Mundo,
  catedra: Catedra,
  alumno: Alumno,
  { fecha_inscripcion, asignar }: Condiciones,
) {
  const { azar, libro, hace, admin } = mundo
  const antes = catedra.inscripciones.find((una) => una.alumno === alumno)
  const seCobra = catedra.modalidad === 'PARTICULAR'
  const condiciones = {
    dia_cobro: seCobra ? azar.elige([5, 10, 15, 31, null]) : null,
    matricula_monto: seCobra ? 150_000 : 0,
    cuota_monto: seCobra ? azar.elige([200_000, 250_000]) : 0,
  }
  const suyas = antes ? {} : condiciones
  const cuerpo = { alumnoId: alumno.id, ...suyas, fecha_inscripcion: fecha_inscripcion ?? '', asignar }
  const hecha = await hace(admin, `POST ${deAdmin(catedra, '/inscribir')}`, cuerpo)
  if (!hecha) return null
  const estadia = { desde: fecha_inscripcion ?? libro.hoy, hasta: null, ultimaCuota: null }
  if (antes) {
    antes.estadias.push(estadia)
    return antes
  }
  const nueva: Inscripcion = {
    id: hecha.id,
    alumno,
    estadias: [estadia],
    dia_cobro: condiciones.dia_cobro,
    matricula: condiciones.matricula_monto,
    montos: [{ desde: '', cuota: condiciones.cuota_monto }],
    fijos: new Map(),
    pagos: [],
  }
  catedra.inscripciones.push(nueva)
  return nueva
}

/** The next class day that is not over. */
export const proximaClase = (catedra: Catedra, hoy: string) =>
  diasDe(catedra).find(({ fecha }) => fecha > hoy)
