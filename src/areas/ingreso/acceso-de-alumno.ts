import type { DatosDeAlumno } from '../../domain/personas/alumnos'
import type { Verificacion } from '../../domain/sesiones/codigos'
import { api, unwrap } from '../../lib/api'
import { conPrueba } from '../../lib/con-prueba-de-trabajo'
import { INGRESOS, rutaDePerfil, rutas } from '../alumno'
import type { Acceso } from './acceso'

const readPerfil = () => unwrap(api.alumnos.me.get())

export type Perfil = Awaited<ReturnType<typeof readPerfil>>

export const acceso: Acceso<Perfil, DatosDeAlumno> = {
  rol: 'alumno',
  clave: 'userToken',
  etiqueta: 'Alumno',
  ingreso: rutas.ingreso,
  panel: rutas.panel,
  rutaDePerfil,
  sinSesion: (direccion) => (direccion === rutas.panel ? INGRESOS : '/'),
  fetchCodigo: (email) => unwrap(conPrueba((headers) => api['request-otp'].post({ email }, { headers }))),
  verifyCodigo: (email, otp) =>
    unwrap(conPrueba((headers) => api.alumnos['verify-otp'].post(enviado({ email, otp }), { headers }))),
  readPerfil,
  savePerfil: (cambios) => unwrap(api.alumnos.me.put(cambios)),
  confirmEmail: (codigo) => unwrap(api.alumnos.me.email.post({ codigo })),
  cancelEmail: () => unwrap(api.alumnos.me.email.delete()),
  saveAviso: (preferencia) => unwrap(api.alumnos.me.avisos.put(preferencia)),
}

/** The client's types know a body as the server has read it, not as it is sent. */
const enviado = (cuerpo: { email: string; otp: string }) => cuerpo as unknown as Verificacion
