import { answer, ask, lift, mark, suspend } from './actos-de-clases.ts'
import { restore, throwDia } from './actos-de-papelera.ts'
import { type Catedra, cercaDe, type Dia, type Reglas, vigentes } from './libro.ts'
import { deDocente, type Mundo } from './mundo.ts'
import { en, type Sucesos } from './suceso.ts'

const guardados = new WeakMap<Mundo, Map<string, Dia>>()

const keep = (mundo: Mundo, nombre: string, dia: Dia | undefined) => {
  const suyos = guardados.get(mundo) ?? new Map<string, Dia>()
  guardados.set(mundo, suyos)
  if (dia) suyos.set(nombre, dia)
  return dia
}
const kept = (mundo: Mundo, nombre: string) => guardados.get(mundo)?.get(nombre)

/** The last class day before today that can still be excused, with or without a list. */
const ultima = (mundo: Mundo, catedra: Catedra, conLista: boolean) =>
  cercaDe(catedra, mundo.libro.hoy, 14, -1).findLast(
    ({ suspendida, marcas }) => !suspendida && marcas.size > 0 === conLista,
  )

/** A class is suspended, who was absent is excused while it is, and the suspension is lifted later. */
const suspendLast = (nombre: string) =>
  en(nombre, async (mundo, catedra) => {
    const dia = keep(mundo, `suspendida de ${nombre}`, ultima(mundo, catedra, true))
    if (!dia) return
    await suspend(mundo, catedra, dia)
    const ausentes = vigentes(catedra).filter(({ alumno }) => dia.marcas.get(alumno.id)?.marca === 'AUSENTE')
    for (const { alumno } of ausentes.slice(0, 2)) {
      const pedido = await ask(mundo, catedra, { alumno, desde: dia.fecha, hasta: dia.fecha })
      if (pedido) await answer(mundo, catedra, pedido, true)
    }
  })

const liftLast = (nombre: string) =>
  en(nombre, async (mundo, catedra) => {
    const dia = kept(mundo, `suspendida de ${nombre}`)
    if (dia?.suspendida) await lift(mundo, catedra, dia)
  })

/** Excused, and later marked all the same: what the teacher says last holds. */
const excuseAndMark = (nombre: string) =>
  en(nombre, async (mundo, catedra) => {
    const dia = ultima(mundo, catedra, true)
    const quien = mundo.azar.elige(vigentes(catedra).filter(({ alumno }) => dia?.marcas.has(alumno.id)))
    if (!dia || !quien) return
    const pedido = await ask(mundo, catedra, { alumno: quien.alumno, desde: dia.fecha, hasta: dia.fecha })
    if (!pedido) return
    await answer(mundo, catedra, pedido, true)
    mundo.pasaUnMinuto()
    await mark(mundo, catedra, dia, [quien.alumno], mundo.azar.elige(['AUSENTE', 'PRESENTE']))
  })

const setReglas = (nombre: string, reglas: Partial<Reglas>) =>
  en(nombre, async ({ hace, docente }, catedra) => {
    const llamada = `PUT ${deDocente(catedra, '/reglas')}`
    if (await hace(docente(catedra.titular), llamada, reglas)) Object.assign(catedra.reglas, reglas)
  })

export const DE_CLASES: Sucesos = {
  '2026-04-15': [
    en('Armonía', async (mundo, catedra) => {
      const dia = keep(mundo, 'en la papelera', ultima(mundo, catedra, true))
      if (dia) await throwDia(mundo, catedra, dia)
    }),
  ],
  '2026-04-22': [suspendLast('Historia'), suspendLast('Coro')],
  '2026-05-06': [
    en('Armonía', async (mundo) => {
      const dia = kept(mundo, 'en la papelera')
      if (dia) await restore(mundo, 'DIA', dia)
    }),
  ],
  '2026-05-08': [liftLast('Historia'), liftLast('Coro')],
  '2026-06-04': [excuseAndMark('Armonía'), excuseAndMark('Coro')],
  '2026-06-24': [suspendLast('Armonía')],
  '2026-06-26': [liftLast('Armonía')],
  '2026-07-01': [
    setReglas('Coro', {
      tarde_vale: 0.5,
      justificada: 'PRESENTE',
      faltas_perdonadas: 1,
      cuenta_desde: 'INICIO',
    }),
  ],
  '2026-08-10': [setReglas('Historia', { asistencia_minima: 65 })],
  '2026-09-09': [excuseAndMark('Historia'), suspendLast('Coro')],
  '2026-10-02': [liftLast('Coro'), setReglas('Armonía', { asistencia_minima: 70, proceso_minimo: 55 })],
}
