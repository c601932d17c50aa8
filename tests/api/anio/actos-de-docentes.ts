import type { Catedra, Docente } from './libro.ts'
import { deAdmin, deDocente, type Mundo } from './mundo.ts'

/** Somebody stands in for the teacher, who stays one of the course's. */
export async function setSuplente(
  mundo: Mundo,
  catedra: Catedra,
  docente: Docente,
  hasta: string,
): Promise<void> {
  const desde = mundo.libro.hoy
  const docentes = [
    { docenteId: catedra.titular.id, papel: 'TITULAR', desde: '2026-03-01', hasta: null },
    { docenteId: docente.id, papel: 'SUPLENTE', desde, hasta },
  ]
  const llamada = `PUT ${deAdmin(catedra, '/docentes')}`
  const hecho = await mundo.hace(mundo.admin, llamada, { docentes })
  if (!hecho) return
  catedra.suplencias.push({ docente, desde, hasta })
  const { status, data } = await mundo.admin(llamada, { docentes: docentes.slice(1) })
  const dice = `${status} ${data.error ?? ''}`
  const debe = '400 La cátedra tiene que tener un titular.'
  mundo.desacuerdos.compara('Sin titular', sinId(llamada), catedra.nombre, debe, dice)
}

const sinId = (llamada: string) => llamada.replace(/\d+/, '{n}')

/** Both may while the dates hold, and then the titular alone. */
export async function expectDocentes(mundo: Mundo, catedra: Catedra): Promise<void> {
  const { hoy } = mundo.libro
  for (const { docente, desde, hasta } of catedra.suplencias)
    for (const [quien, debe] of [
      [catedra.titular, 200],
      [docente, desde <= hoy && hoy <= hasta ? 200 : 404],
    ] as const) {
      const llamada = `GET ${deDocente(catedra, '/habilitacion')}`
      const { status } = await mundo.docente(quien)(llamada)
      mundo.desacuerdos.compara(
        'Quién entra',
        sinId(llamada),
        `${quien.nombre}, docente de ${catedra.nombre}`,
        debe,
        status,
      )
    }
}
