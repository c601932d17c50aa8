import type { DatosDeDocente } from '../../domain/personas/docentes'
import type { Verificacion } from '../../domain/sesiones/codigos'
import { api, unwrap } from '../../lib/api'
import { conPrueba } from '../../lib/con-prueba-de-trabajo'
import { rutaDePerfil, rutas } from '../docente'
import type { Acceso } from './acceso'

const readPerfil = () => unwrap(api.docente.me.get())

type Perfil = Awaited<ReturnType<typeof readPerfil>>

export const acceso: Acceso<Perfil, DatosDeDocente> = {
  rol: 'docente',
  clave: 'docenteToken',
  etiqueta: 'Docente',
  ingreso: rutas.ingreso,
  panel: rutas.panel,
  rutaDePerfil,
  sinSesion: () => rutas.ingreso,
  fetchCodigo: (email) =>
    unwrap(conPrueba((headers) => api.docente['request-otp'].post({ email }, { headers }))),
  verifyCodigo: (email, code) =>
    unwrap(conPrueba((headers) => api.docente['verify-otp'].post(enviado({ email, code }), { headers }))),
  readPerfil,
  savePerfil: (cambios) => unwrap(api.docente.me.put(cambios)),
  confirmEmail: (codigo) => unwrap(api.docente.me.email.post({ codigo })),
  cancelEmail: () => unwrap(api.docente.me.email.delete()),
  saveAviso: (preferencia) => unwrap(api.docente.me.avisos.put(preferencia)),
}

/** The client's types know a body as the server has read it, not as it is sent. */
const enviado = (cuerpo: { email: string; code: string }) => cuerpo as unknown as Verificacion
