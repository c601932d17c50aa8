import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { nombreDeCopia } from '../../../api/casa/copias/carpeta.ts'
import { createWikidata } from '../../../api/publico/wikidata/cliente.ts'
import { comentarios, sugerencias } from '../../../db/schema/comunidad.ts'
import { pedidosDeDatos } from '../../../db/schema/datos-personales.ts'
import { insertAlumno } from '../academia.ts'
import { formularioCon, muestras } from '../archivos.ts'
import { insertCreador } from '../creadores.ts'
import { aporteDePrueba } from '../formularios.ts'
import { declaracion, elemento, snaks, startWikidata } from '../wikidata.ts'
import type { Actos, Mundo } from './mundo.ts'

const CLAVE = 'lapacho rosado'
const COPIA = 'guarania-2026-03-02T12-00-00.tar'
const SERVIDOR = {
  password: CLAVE,
  remitente: 'Aula <aula@prueba.py>',
  servidor: '127.0.0.1',
  puerto: 9,
  seguridad: 'NINGUNA',
}
const FACTOR = '/admin/segundo-factor'

const insertLuz = ({ db }: Mundo, datos: Parameters<typeof insertCreador>[1] = {}) =>
  insertCreador(db, { first_name: 'Luz', last_name: 'Vera', birth_year: 1900, ...datos }).id

function insertSugerencia(mundo: Mundo) {
  const creadorId = insertLuz(mundo)
  const sugerencia = { creadorId, reason: 'Lo leí.', suggester_email: 'lee@prueba.py', created_at: 0 }
  return mundo.db
    .insert(sugerencias)
    .values({ ...sugerencia, cambios: { bio: 'Otra.' } })
    .returning()
    .get().id
}

/** A comment on her: the ids of both. */
function insertComentario(mundo: Mundo): [number, number] {
  const creadorId = insertLuz(mundo)
  const nuevo = { creadorId, name: 'Eva', text: 'Hola.', created_at: 0 }
  return [creadorId, mundo.db.insert(comentarios).values(nuevo).returning().get().id]
}

const moderado = (hecho: string) => (mundo: Mundo) => ({
  ids: [insertComentario(mundo)[1]],
  dice: `${hecho} — Luz Vera`,
})

const estado = (mundo: Mundo) => ({
  ids: [insertLuz(mundo, { status: 'PENDING_REVIEW' })],
  cuerpo: { status: 'PUBLISHED' },
  dice: 'Cambió el estado de un creador — Luz Vera: de pendiente de revisión a publicado',
})

/** The next code that has not been used. */
function nextCodigo(mundo: Mundo, secreto: string): string {
  mundo.advance(60_000)
  return TOTP.generate({ secret: Secret.fromBase32(secreto), timestamp: mundo.deps.now() })
}

async function withFactor(mundo: Mundo) {
  const { data } = await mundo.ask('admin', `POST ${FACTOR}`, { password: CLAVE })
  await mundo.ask('admin', `POST ${FACTOR}/confirmar`, { codigo: nextCodigo(mundo, data.secreto) })
  return { password: CLAVE, codigo: nextCodigo(mundo, data.secreto) }
}

/** With a password that is known, and without what an earlier act left of it. */
async function stopFactor(mundo: Mundo) {
  await mundo.adminPassword.prepare(CLAVE)
  mundo.sqlite.exec('DELETE FROM segundo_factor; DELETE FROM codigos_de_recuperacion')
}

/** With a password that is known, and nobody to write to when the server changes. */
async function sinAvisar(mundo: Mundo) {
  await stopFactor(mundo)
  mundo.deps.institucion.save({ correo: '' })
}

/** Somebody asked that the own data be erased. */
async function insertPedido({ db }: Mundo) {
  const alumno = insertAlumno(db, { nombre: 'Zoila', apellido: 'Paz' })
  return db.insert(pedidosDeDatos).values({ alumnoId: alumno.id, created_at: 0 }).returning().get().id
}

const insertPar = (mundo: Mundo) => ({
  luz: insertLuz(mundo),
  otra: insertLuz(mundo, { first_name: 'Lucía' }),
})

/** Creators, the house and its keys. */
export const actosDeLaCasa: Actos = {
  'POST /composers/admin-create': () => ({ cuerpo: aporteDePrueba(), dice: 'Creó el creador: «Ana Paz»' }),
  'PUT /composers/:id': (mundo) => ({
    ids: [insertLuz(mundo)],
    cuerpo: { bio: 'Otra.', birth_year: 1901 },
    dice: 'Cambió el creador «Luz Vera» — año de nacimiento, biografía',
  }),
  'DELETE /composers/:id': (mundo) => ({ ids: [insertLuz(mundo)], dice: 'Eliminó el creador — Luz Vera' }),
  'POST /docente/me/pedido-de-borrado': () => ({ cuerpo: {}, dice: 'Pidió que se borren sus datos' }),
  'POST /admin/pedidos-de-datos/:id/borrar': async (mundo) => ({
    ids: [await insertPedido(mundo)],
    dice: 'Borró los datos de una persona, que lo había pedido',
  }),
  'POST /admin/pedidos-de-datos/:id/rechazar': async (mundo) => ({
    ids: [await insertPedido(mundo)],
    cuerpo: { motivo: 'Falta el acta.' },
    dice: 'Rechazó un pedido de borrar los datos: «Zoila Paz»',
  }),
  'PUT /composers/:id/status': estado,
  'PATCH /composers/:id/status': estado,
  'POST /admin/composers/:id/review': (mundo) => ({
    ids: [insertLuz(mundo, { status: 'PENDING_REVIEW' })],
    cuerpo: { reason: 'Falta la fuente.' },
    dice: 'Devolvió un aporte — Luz Vera',
  }),
  'POST /admin/composers/:id/suggestion': (mundo) => ({
    ids: [insertLuz(mundo, { status: 'PENDING_REVIEW', email: 'lee@prueba.py', bio: 'Otra.' })],
    cuerpo: { composerId: insertLuz(mundo) },
    dice: 'Pasó un aporte a sugerencia — Luz Vera',
  }),
  'POST /composers/:id/history/:versionId/restore': async (mundo) => {
    const id = insertLuz(mundo)
    await mundo.ask('admin', `PUT /composers/${id}`, { bio: 'Otra.' })
    const { data } = await mundo.ask('admin', `GET /composers/${id}/history`)
    return { ids: [id, data[0].id], dice: 'Volvió a una versión anterior de un creador — Luz Vera' }
  },
  'POST /composers/admin/suggestions/:id/approve': (mundo) => ({
    ids: [insertSugerencia(mundo)],
    dice: 'Aprobó una sugerencia — Luz Vera',
  }),
  'POST /composers/admin/suggestions/:id/review': (mundo) => ({
    ids: [insertSugerencia(mundo)],
    cuerpo: { reason: 'Sin fuente.' },
    dice: 'Devolvió una sugerencia — Luz Vera',
  }),
  'POST /composers/admin/suggestions/:id/reject': (mundo) => ({
    ids: [insertSugerencia(mundo)],
    cuerpo: { reason: 'Sin fuente.' },
    dice: 'Rechazó una sugerencia — Luz Vera',
  }),
  'POST /admin/aportes/:id/deshacer': async (mundo) => {
    const id = insertLuz(mundo, { status: 'PENDING_REVIEW' })
    await mundo.ask('admin', `PUT /composers/${id}/status`, { status: 'REJECTED' })
    return { ids: [id], dice: 'Deshizo lo decidido sobre un aporte — Luz Vera' }
  },
  'POST /admin/sugerencias/:id/deshacer': async (mundo) => {
    const id = insertSugerencia(mundo)
    await mundo.ask('admin', `POST /composers/admin/suggestions/${id}/reject`, { reason: 'Sin fuente.' })
    return { ids: [id], dice: 'Deshizo lo decidido sobre una sugerencia — Luz Vera' }
  },
  'DELETE /composers/comments/:composerId/:commentId': (mundo) => ({
    ids: insertComentario(mundo),
    dice: 'Eliminó un comentario de un creador — Luz Vera',
  }),
  'POST /admin/comentarios/:id/ocultar': moderado('Ocultó un comentario de un creador'),
  'POST /admin/comentarios/:id/mostrar': moderado('Mostró otra vez un comentario de un creador'),
  'POST /admin/comentarios/:id/sin-problema': moderado('Dejó como estaba un comentario que se reportó'),
  'POST /admin/composers/:id/fusionar': (mundo) => {
    const { luz, otra } = insertPar(mundo)
    return { ids: [luz], cuerpo: { con: otra }, dice: 'Fusionó dos creadores: «Luz Vera» — Lucía Vera' }
  },
  'POST /admin/fusiones/:id/deshacer': async (mundo) => {
    const { luz, otra } = insertPar(mundo)
    const { data } = await mundo.ask('admin', `POST /admin/composers/${luz}/fusionar`, { con: otra })
    return {
      ids: [data.fusionId],
      dice: 'Deshizo la fusión de dos creadores: «Lucía Vera → Luz Vera» — Luz Vera',
    }
  },
  'POST /admin/composers/:id/wikidata': (mundo) => ({
    ids: [insertLuz(mundo, { wikidata_qid: 'Q1' })],
    cuerpo: { qid: null },
    dice: 'Quitó el enlace con Wikidata del creador: «Luz Vera»',
  }),
  'POST /admin/composers/:id/wikidata/proponer': async (mundo) => {
    const { baseUrl } = await startWikidata({
      elementos: {
        Q5: elemento('Q5', 'Luz Vera', { P569: [declaracion(snaks.tiempo('+1901-00-00T00:00:00Z', 9))] }),
      },
    })
    mundo.deps.wikidata = createWikidata({ baseUrl, userAgent: () => 'Guarania' })
    return {
      ids: [insertLuz(mundo, { wikidata_qid: 'Q5' })],
      dice: 'Propuso datos de Wikidata para el creador: «Luz Vera»: 2',
    }
  },
  'POST /admin/wikidata/recorrer': () => ({ dice: 'Comenzó a buscar en Wikidata a todos los creadores' }),
  'POST /admin/wikidata/detener': async ({ ask }) => {
    await ask('admin', 'POST /admin/wikidata/recorrer')
    return { dice: 'Detuvo la búsqueda en Wikidata de todos los creadores' }
  },
  'PUT /admin/institucion': () => ({
    cuerpo: { nombre: 'Conservatorio', color: '#1F6F7A', correo: 'yo@prueba.py' },
    dice: 'Cambió los datos de la institución — nombre de «Guarania» a «Conservatorio», color, correo del administrador',
  }),
  'POST /admin/institucion/logo': () => ({
    cuerpo: formularioCon('logo.png', muestras.png),
    dice: 'Puso el logo de la institución',
  }),
  'DELETE /admin/institucion/logo': () => ({ dice: 'Quitó el logo de la institución' }),
  'POST /admin/mantenimiento': async (mundo) => {
    await mundo.ask('admin', 'POST /admin/mantenimiento', { activo: true })
    return { cuerpo: { activo: false }, dice: 'Volvió a recibir cambios en el sitio' }
  },
  'PUT /admin/primeros-pasos': () => ({ dice: 'Terminó los primeros pasos' }),
  'POST /admin/correos/prueba': () => ({
    cuerpo: { para: 'yo@prueba.py' },
    dice: 'Envió un correo de prueba',
  }),
  'PUT /admin/clave': async ({ adminPassword }) => {
    await adminPassword.set(CLAVE)
    return {
      cuerpo: { actual: CLAVE, nueva: 'otro lapacho amarillo' },
      dice: 'Cambió la contraseña de la administración',
    }
  },
  [`POST ${FACTOR}`]: async (mundo) => {
    await stopFactor(mundo)
    return { cuerpo: { password: CLAVE }, dice: 'Comenzó a activar el segundo factor de la administración' }
  },
  [`POST ${FACTOR}/confirmar`]: async (mundo) => {
    await stopFactor(mundo)
    const { data } = await mundo.ask('admin', `POST ${FACTOR}`, { password: CLAVE })
    return {
      cuerpo: { codigo: nextCodigo(mundo, data.secreto) },
      dice: 'Activó el segundo factor de la administración',
    }
  },
  [`POST ${FACTOR}/codigos`]: async (mundo) => {
    await stopFactor(mundo)
    return { cuerpo: await withFactor(mundo), dice: 'Pidió códigos de recuperación nuevos' }
  },
  [`DELETE ${FACTOR}`]: async (mundo) => {
    await stopFactor(mundo)
    return { cuerpo: await withFactor(mundo), dice: 'Desactivó el segundo factor de la administración' }
  },
  'POST /admin/docentes/:id/codigo': async (mundo) => {
    await stopFactor(mundo)
    return {
      ids: [mundo.docente.id],
      cuerpo: { password: CLAVE },
      dice: 'Dio un código para ingresar — Graciela Ocampos',
    }
  },
  'POST /admin/copias': ({ deps }) => ({ dice: `Pidió una copia: «${nombreDeCopia(deps.now())}»` }),
  'POST /admin/copias/:nombre/descarga': async (mundo) => {
    await stopFactor(mundo)
    const { dir } = mundo.deps.copias
    mkdirSync(dir, { recursive: true })
    writeFileSync(join(dir, COPIA), '')
    return { ids: [COPIA], cuerpo: { password: CLAVE }, dice: `Pidió descargar una copia: «${COPIA}»` }
  },
  'PUT /admin/correo': async (mundo) => {
    await sinAvisar(mundo)
    return { cuerpo: SERVIDOR, dice: 'Cambió por dónde salen los correos' }
  },
  'DELETE /admin/correo': async (mundo) => {
    await sinAvisar(mundo)
    return { cuerpo: { password: CLAVE }, dice: 'Quitó el servicio de correo' }
  },
  'POST /admin/correos/enviar-de-la-carpeta': async (mundo) => {
    await sinAvisar(mundo)
    await mundo.ask('admin', 'PUT /admin/correo', SERVIDOR)
    return { dice: 'Envió los correos que quedaron en la carpeta' }
  },
  'DELETE /sesiones': () => ({ dice: 'Cerró sesiones suyas' }),
  'DELETE /sesiones/:id': async ({ ask }) => ({
    ids: [(await ask('admin', 'GET /sesiones')).data[0].id],
    dice: 'Cerró sesiones suyas',
  }),
}
