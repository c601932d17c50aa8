import type { DatosDeAlumno } from '../../domain/alumnos'
import type { Verificacion } from '../../domain/codigos'
import { api, unwrap } from '../../lib/api'
import { INGRESOS, rutaDePerfil, rutas } from '../alumno'
import type { Acceso } from './acceso'

const leerPerfil = () => unwrap(api.alumnos.me.get())

export type Perfil = Awaited<ReturnType<typeof leerPerfil>>

export const acceso: Acceso<Perfil, DatosDeAlumno> = {
  rol: 'alumno',
  clave: 'userToken',
  etiqueta: 'Alumno',
  ingreso: rutas.ingreso,
  panel: rutas.panel,
  rutaDePerfil,
  sinSesion: (direccion) => (direccion === rutas.panel ? INGRESOS : '/'),
  pedirCodigo: (email) => unwrap(api['request-otp'].post({ email })),
  verificarCodigo: (email, otp) => unwrap(api.alumnos['verify-otp'].post(enviado({ email, otp }))),
  leerPerfil,
  guardarPerfil: (cambios) => unwrap(api.alumnos.me.put(cambios)),
  confirmarEmail: (codigo) => unwrap(api.alumnos.me.email.post({ codigo })),
  cancelarEmail: () => unwrap(api.alumnos.me.email.delete()),
  leerAvisos: () => unwrap(api.alumnos.me.avisos.get()),
  guardarAviso: (preferencia) => unwrap(api.alumnos.me.avisos.put(preferencia)),
}

/** The client's types know a body as the server has read it, not as it is sent. */
const enviado = (cuerpo: { email: string; otp: string }) => cuerpo as unknown as Verificacion
