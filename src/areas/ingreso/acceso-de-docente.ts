import type { Verificacion } from '../../domain/codigos'
import type { DatosDeDocente } from '../../domain/docentes'
import { api, unwrap } from '../../lib/api'
import { rutaDePerfil, rutas } from '../docente'
import type { Acceso } from './acceso'

const leerPerfil = () => unwrap(api.docente.me.get())

type Perfil = Awaited<ReturnType<typeof leerPerfil>>

export const acceso: Acceso<Perfil, DatosDeDocente> = {
  rol: 'docente',
  clave: 'docenteToken',
  etiqueta: 'Docente',
  ingreso: rutas.ingreso,
  panel: rutas.panel,
  rutaDePerfil,
  sinSesion: () => rutas.ingreso,
  pedirCodigo: (email) => unwrap(api.docente['request-otp'].post({ email })),
  verificarCodigo: (email, code) => unwrap(api.docente['verify-otp'].post(enviado({ email, code }))),
  leerPerfil,
  guardarPerfil: (cambios) => unwrap(api.docente.me.put(cambios)),
  confirmarEmail: (codigo) => unwrap(api.docente.me.email.post({ codigo })),
  cancelarEmail: () => unwrap(api.docente.me.email.delete()),
  leerAvisos: () => unwrap(api.docente.me.avisos.get()),
  guardarAviso: (preferencia) => unwrap(api.docente.me.avisos.put(preferencia)),
}

/** The client's types know a body as the server has read it, not as it is sent. */
const enviado = (cuerpo: { email: string; code: string }) => cuerpo as unknown as Verificacion
