import { randomUUID } from 'node:crypto'
import { codigosDeIngreso, pedidosDeIngreso } from '../../../db/schema/ingreso-por-codigo.ts'
import { insertInscripcion, insertPago } from '../academia.ts'
import { insertCreador } from '../creadores.ts'
import { createNavegador } from '../servicio-de-push.ts'
import type { Actos, Mundo } from './mundo.ts'

const condiciones = { dia_cobro: 5, matricula_monto: 150_000, cuota_monto: 100_000 }
const dispositivo = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
  keys: createNavegador().keys,
})
const persona = (email: string) => ({ nombre: 'Eva', apellido: 'Ríos', email })

/** Somebody who came as a contributor. */
function insertContribuyente({ db, insertCatedraSuya, insertAna }: Mundo) {
  const [catedra, ana] = [insertCatedraSuya(), insertAna()]
  const creador = insertCreador(db, {
    is_student_contribution: true,
    student_first_name: 'Ana',
    student_last_name: 'Paz',
    email: ana.email,
  })
  insertInscripcion(db, { catedraId: catedra.id, alumnoId: ana.id, composerId: creador.id })
  return { catedra, creador }
}

function sinAna(mundo: Mundo) {
  const { catedra, ana } = mundo.insertInscrita()
  return {
    ids: [catedra.id, ana.id],
    dice: 'Desinscribió a alguien de una cátedra — Ana Paz · Armonía',
  }
}

function sinContribuyente(mundo: Mundo) {
  const { catedra, creador } = insertContribuyente(mundo)
  return {
    ids: [catedra.id, creador.id],
    dice: 'Desinscribió a alguien de una cátedra — Ana Paz · Armonía',
  }
}

function conInvitacion({ insertInscrita }: Mundo) {
  return {
    ids: [insertInscrita().catedra.id],
    dice: 'Invitó a entrar a alumnos de una cátedra — Armonía: 1 invitación',
  }
}

const abierto = { abierto: true, hasta: Date.parse('2026-03-09'), cupo: 60, modo: 'PEDIR' } as const

const conCodigo = ({ insertCatedraSuya, db }: Mundo) => {
  const { id: catedraId } = insertCatedraSuya()
  db.insert(codigosDeIngreso)
    .values({ ...abierto, catedraId, codigo: `CODIGO${catedraId}` })
    .run()
  return { ids: [catedraId], dice: 'Renovó el código de ingreso de una cátedra — Armonía' }
}

const conApertura = ({ insertCatedraSuya }: Mundo) => ({
  ids: [insertCatedraSuya().id],
  cuerpo: { abierto: true },
  dice: 'Abrió el ingreso por código de una cátedra — Armonía',
})

/** Somebody who asks to come in, and is answered. */
const conPedido =
  (dice: string) =>
  ({ insertCatedraSuya, db }: Mundo) => {
    const { id: catedraId } = insertCatedraSuya()
    const quien = { nombre: 'Eva', apellido: 'Ríos', email: `eva${catedraId}@rios.py`, origen: '' }
    const { id } = db
      .insert(pedidosDeIngreso)
      .values({ ...quien, catedraId, estado: 'PENDIENTE', created_at: 0 })
      .returning({ id: pedidosDeIngreso.id })
      .get()
    return { ids: [catedraId], cuerpo: { ids: [id] }, dice }
  }
const conAceptado = conPedido('Dejó entrar a alguien en una cátedra, por su código — Eva Ríos · Armonía')
const conRechazado = conPedido('Rechazó un pedido de ingreso — Armonía: Eva Ríos')

export const actosDeAcademia: Actos = {
  'POST /alumnos': () => ({ cuerpo: persona('eva@rios.py'), dice: 'Creó al alumno: «Eva Ríos»' }),
  'PUT /alumnos/:id': ({ insertAna }) => ({
    ids: [insertAna().id],
    cuerpo: { telefono: '0981', direccion: 'Areguá' },
    dice: 'Cambió al alumno «Ana Paz» — teléfono, dirección',
  }),
  'POST /admin/alumnos/:id/email/confirmar': async ({ insertAna, as }) => {
    const ana = insertAna()
    await as('alumno', ana)('PUT /alumnos/me', { email: 'ana@nueva.py' })
    return { ids: [ana.id], dice: 'Confirmó el email nuevo del alumno: «Ana Paz»' }
  },
  'DELETE /alumnos/:id': ({ insertAna }) => ({ ids: [insertAna().id], dice: 'Eliminó al alumno — Ana Paz' }),
  'POST /admin/alumnos/importar': () => ({
    cuerpo: { filas: [persona('eva@uno.py'), persona('eva@dos.py')] },
    dice: 'Importó una lista: 2 alumnos nuevos',
  }),
  'POST /admin/docentes': () => ({ cuerpo: persona('eva@docente.py'), dice: 'Creó al docente: «Eva Ríos»' }),
  'PUT /admin/docentes/:id': ({ docente }) => ({
    ids: [docente.id],
    cuerpo: { telefono: '0981' },
    dice: 'Cambió al docente «Graciela Ocampos» — teléfono',
  }),
  'POST /admin/docentes/:id/email/confirmar': async ({ docente, ask }) => {
    await ask('docente', 'PUT /docente/me', { email: 'graciela@otro.py' })
    return { ids: [docente.id], dice: 'Confirmó el email nuevo del docente: «Graciela Ocampos»' }
  },
  'DELETE /admin/docentes/:id': async ({ ask }) => ({
    ids: [(await ask('admin', 'POST /admin/docentes', persona('eva@rios.py'))).data.id],
    dice: 'Eliminó al docente — Eva Ríos',
  }),
  'PUT /docente/me': () => ({ cuerpo: { direccion: 'Areguá' }, dice: 'Cambió su perfil — dirección' }),
  'POST /docente/me/email': async ({ ask, outbox, sent }) => {
    await ask('docente', 'PUT /docente/me', { email: 'graciela@nuevo.py' })
    await outbox.sendDue()
    const carta = sent.findLast(({ subject }) => subject === 'Confirma tu email nuevo')
    return {
      cuerpo: { codigo: /es (\d{6})\./.exec(carta?.text ?? '')?.[1] },
      dice: 'Confirmó su email nuevo',
    }
  },
  'DELETE /docente/me/email': () => ({ dice: 'Canceló el cambio de su email' }),
  'PUT /docente/me/avisos': () => ({
    cuerpo: { aviso: 'RESUMEN', activo: false },
    dice: 'Cambió sus avisos',
  }),
  'PUT /docente/me/silencio': () => ({
    cuerpo: { activo: true, desde: '22:00', hasta: '07:00' },
    dice: 'Cambió sus avisos',
  }),
  'POST /docente/me/dispositivos': () => ({ cuerpo: dispositivo(), dice: 'Pidió avisos en un dispositivo' }),
  'DELETE /docente/me/dispositivos/:id': async ({ ask }) => {
    const { data } = await ask('docente', 'POST /docente/me/dispositivos', dispositivo())
    return { ids: [data.id], dice: 'Quitó un dispositivo de sus avisos' }
  },
  'POST /admin/catedras': () => ({
    cuerpo: { nombre: 'Canto', anio: 2026 },
    dice: 'Creó la cátedra: «Canto»',
  }),
  'PUT /admin/catedras/:id': ({ insertCatedraSuya }) => ({
    ids: [insertCatedraSuya().id],
    cuerpo: { nombre: 'Canto', aula: '3', docenteId: null },
    dice: 'Cambió la cátedra «Armonía» — nombre de «Armonía» a «Canto», aula, docente de Graciela Ocampos a nadie',
  }),
  'PUT /admin/catedras/:id/docentes': ({ insertCatedraSuya, docente }) => ({
    ids: [insertCatedraSuya().id],
    cuerpo: { docentes: [{ docenteId: docente.id, papel: 'TITULAR', desde: '2026-03-02' }] },
    dice: 'Cambió los docentes de una cátedra — Armonía · Graciela Ocampos, titular',
  }),
  'DELETE /admin/catedras/:id': ({ insertCatedraSuya }) => ({
    ids: [insertCatedraSuya().id],
    dice: 'Eliminó la cátedra — Armonía',
  }),
  'POST /admin/catedras/:id/copiar': ({ insertCatedraSuya }) => ({
    ids: [insertCatedraSuya().id],
    cuerpo: { anio: 2027, desde: '2027-03-01' },
    dice: 'Copió una cátedra a otro año: «Armonía» — de 2026 a 2027',
  }),
  'POST /admin/catedras/:id/inscribir': ({ insertCatedraSuya, insertAna }) => ({
    ids: [insertCatedraSuya().id],
    cuerpo: { alumnoId: insertAna().id, ...condiciones },
    dice: 'Inscribió a alguien en una cátedra — Ana Paz · Armonía',
  }),
  'POST /admin/catedras/:id/inscripciones': ({ insertCatedraSuya, insertAna }) => ({
    ids: [insertCatedraSuya().id],
    cuerpo: { alumnos: [{ alumnoId: insertAna().id }], ...condiciones },
    dice: 'Inscribió a alguien en una cátedra — Ana Paz · Armonía',
  }),
  'POST /admin/catedras/:id/importar': ({ insertCatedraSuya }) => ({
    ids: [insertCatedraSuya().id],
    cuerpo: { filas: [persona('eva@tres.py'), persona('eva@cuatro.py')] },
    dice: 'Importó una lista — Armonía: 2 inscripciones',
  }),
  'PUT /admin/catedraalumnos/:id': ({ insertInscrita }) => ({
    ids: [insertInscrita().inscripcion.id],
    cuerpo: condiciones,
    dice: 'Cambió las condiciones de una inscripción — Ana Paz · Armonía · día de cobro de ninguno a 5, matrícula de ₲\u00a00 a ₲\u00a0150.000, cuota de ₲\u00a00 a ₲\u00a0100.000',
  }),
  'DELETE /admin/catedras/:id/alumnos/:alumnoId/desinscribir': sinAna,
  'DELETE /admin/catedras/:id/composers/:composerId/desinscribir': sinContribuyente,
  'DELETE /admin/catedras/:id/desinscribir': ({ insertInscrita }) => {
    const { catedra, ana } = insertInscrita()
    return {
      ids: [catedra.id],
      cuerpo: { alumnoId: ana.id },
      dice: 'Desinscribió a alguien de una cátedra — Ana Paz · Armonía',
    }
  },
  'DELETE /docente/catedra/:id/alumnos/:alumnoId/desinscribir': sinAna,
  'DELETE /docente/catedra/:id/composers/:composerId/desinscribir': sinContribuyente,
  'POST /docente/catedra/:id/invitar': conInvitacion,
  'POST /admin/catedras/:id/invitar': conInvitacion,
  'PUT /docente/catedra/:id/codigo-de-ingreso': conApertura,
  'PUT /admin/catedras/:id/codigo-de-ingreso': conApertura,
  'POST /docente/catedra/:id/codigo-de-ingreso/renovar': conCodigo,
  'POST /admin/catedras/:id/codigo-de-ingreso/renovar': conCodigo,
  'POST /docente/catedra/:id/pedidos-de-ingreso/aceptar': conAceptado,
  'POST /admin/catedras/:id/pedidos-de-ingreso/aceptar': conAceptado,
  'POST /docente/catedra/:id/pedidos-de-ingreso/rechazar': conRechazado,
  'POST /admin/catedras/:id/pedidos-de-ingreso/rechazar': conRechazado,
  'POST /docente/catedra/:id/alumnos/:alumnoId/codigo': ({ insertInscrita }) => {
    const { catedra, ana } = insertInscrita()
    return { ids: [catedra.id, ana.id], dice: 'Dio un código para ingresar — Ana Paz · Armonía' }
  },
  'POST /admin/alumnos/:id/codigo': ({ insertAna }) => ({
    ids: [insertAna().id],
    dice: 'Dio un código para ingresar — Ana Paz',
  }),
  'POST /admin/catedraalumnos/:id/pagos': ({ db, insertCatedraSuya, insertAna }) => {
    const [{ id: catedraId }, { id: alumnoId }] = [insertCatedraSuya(), insertAna()]
    return {
      ids: [insertInscripcion(db, { catedraId, alumnoId, ...condiciones }).id],
      cuerpo: { concepto: 'MATRICULA', monto: 150_000, fecha: '2026-03-02' },
      dice: 'Anotó un pago — Ana Paz · Armonía · ₲\u00a0150.000',
    }
  },
  'POST /admin/catedraalumnos/:id/pagos/juntos': ({ db, insertCatedraSuya, insertAna }) => {
    const [{ id: catedraId }, { id: alumnoId }] = [insertCatedraSuya(), insertAna()]
    return {
      ids: [insertInscripcion(db, { catedraId, alumnoId, ...condiciones }).id],
      cuerpo: { conceptos: ['MATRICULA'], monto: 150_000, fecha: '2026-03-02' },
      dice: 'Anotó un pago — Ana Paz · Armonía · ₲\u00a0150.000',
    }
  },
  'POST /admin/catedraalumnos/:id/aviso-de-pago': ({ db, insertCatedraSuya, insertAna }) => {
    const [{ id: catedraId }, { id: alumnoId }] = [insertCatedraSuya(), insertAna()]
    return {
      ids: [insertInscripcion(db, { catedraId, alumnoId, ...condiciones }).id],
      dice: 'Avisó de lo que se debe — Ana Paz · Armonía',
    }
  },
  'POST /admin/pagos/:id/recibo': ({ db, insertInscrita }) => ({
    ids: [insertPago(db, { catedraAlumnoId: insertInscrita().inscripcion.id, monto: 50_000 }).id],
    dice: 'Envió el recibo de un pago — Ana Paz · Armonía · ₲\u00a050.000',
  }),
  'DELETE /admin/pagos/:id': ({ db, insertInscrita }) => ({
    ids: [insertPago(db, { catedraAlumnoId: insertInscrita().inscripcion.id, monto: 50_000 }).id],
    dice: 'Anuló un pago — Ana Paz · Armonía · ₲\u00a050.000',
  }),
}
