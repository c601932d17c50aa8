import { nombrado, type TipoEnPapelera } from '../../../src/domain/papelera/papelera.ts'
import { AppError } from '../plugins/app-error.ts'

export const noEstaEnPapelera = () =>
  new AppError(404, 'papelera_no_encontrada', 'Eso ya no está en la papelera.')

/** What it was part of is in the bin too. */
export const parteDeEliminada = ({ tipo, titulo }: { tipo: TipoEnPapelera; titulo: string }) =>
  new AppError(
    409,
    'papelera_antes',
    `Antes hay que restaurar ${nombrado(tipo, titulo)}, que también está en la papelera.`,
  )

export const sinDonde = () =>
  new AppError(409, 'papelera_sin_donde', 'No se puede restaurar: aquello de lo que era parte ya no existe.')

export const deOtraVersion = (version: string) =>
  new AppError(
    409,
    'papelera_otra_version',
    `Se eliminó con la versión ${version} del programa: solo esa versión puede restaurarlo.`,
  )

const choque = (code: string, campo: string, frase: string) =>
  new AppError(409, code, frase, { campos: { [campo]: frase } })

export const emailTomado = (email: string) =>
  choque('email_ocupado', 'email', `Otra persona usa ahora ${email}. Escribe otro email para restaurar.`)

export const direccionTomada = (slug: string) =>
  choque(
    'direccion_ocupada',
    'slug',
    `Otro creador tiene o tuvo la dirección «${slug}». Escribe otra para restaurar.`,
  )

export const fechaTomada = (dicha: string) =>
  choque('fecha_ocupada', 'fecha', `La cátedra ya tiene otra clase el ${dicha}.`)

export const otroIgual = () =>
  new AppError(409, 'papelera_choque', 'No se puede restaurar: ya hay otro igual en su lugar.')
