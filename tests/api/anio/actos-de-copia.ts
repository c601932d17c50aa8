import type { Respuesta } from '../../support/simulacion.ts'
import { type Catedra, trabajosDe } from './libro.ts'
import { deAdmin, type Mundo } from './mundo.ts'

/** All that the course is before anybody is in it, and nobody. */
export async function copyToNextYear(mundo: Mundo, catedra: Catedra): Promise<void> {
  const { hace, lee, admin } = mundo
  const cuerpo = { anio: 2027, desde: '2027-03-01' }
  const copia = await hace(admin, `POST ${deAdmin(catedra, '/copiar')}`, cuerpo)
  if (!copia) return
  const nueva = { ...catedra, id: copia.id }
  const entera = await lee(admin, deAdmin(nueva, ''))
  const rubros: Respuesta[] = await lee(admin, deAdmin(nueva, '/rubros'))
  const reglas = await lee(admin, deAdmin(nueva, '/reglas'))
  const de = (clase: string) => trabajosDe(catedra).filter((uno) => uno.clase === clase)
  const compara = (cifra: string, debe: unknown, dice: unknown) =>
    mundo.desacuerdos.compara(cifra, 'Copia a otro año', catedra.nombre, debe, dice)
  compara('Tareas', de('tarea').length, entera.TareaMaestra?.length)
  compara('Evaluaciones', de('evaluacion').length, entera.Evaluacion?.length)
  compara('Alumnos', 0, entera.CatedraAlumno?.length)
  compara('Días de clase', 0, entera.DiaClase?.length)
  compara('Rubros', catedra.rubros.map(({ peso }) => peso).join(), rubros.map(({ peso }) => peso).join())
  compara('asistencia_minima', catedra.reglas.asistencia_minima, reglas.asistencia_minima)
  const horarios = (filas: Respuesta[]) => filas.map((una) => `${una.dia_semana} ${una.hora_inicio}`).join()
  compara('Horarios', horarios(catedra.horarios), horarios(entera.CatedraDiaHorario ?? []))
  compareCuotas(entera, compara)
  compareRecuperatorios(catedra, entera.Evaluacion ?? [], compara)
}

type Compara = (cifra: string, debe: unknown, dice: unknown) => void

/** Its months of fees are of its own year. */
function compareCuotas({ cuotas_desde, cuotas_hasta }: Respuesta, compara: Compara): void {
  const isDelAnio = (mes: unknown) =>
    mes === null || (typeof mes === 'string' && '2026-12' <= mes && mes <= '2027-12')
  compara('cuotas_desde es del año nuevo', true, isDelAnio(cuotas_desde))
  compara('cuotas_hasta es del año nuevo', true, isDelAnio(cuotas_hasta))
}

/** What recovers something recovers the copy of it. */
function compareRecuperatorios(catedra: Catedra, copias: Respuesta[], compara: Compara): void {
  for (const { titulo, recupera, clase } of trabajosDe(catedra)) {
    if (recupera === null || clase !== 'evaluacion') continue
    const primera = copias.find((una) => una.titulo === recupera.titulo)
    const otra = copias.find((una) => una.titulo === titulo)
    compara('recupera', primera?.id, otra?.recupera)
  }
}
