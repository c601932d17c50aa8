import { nombrado } from '../../../src/domain/papelera/papelera.ts'
import { AppError } from '../../suelo/plugins/app-error.ts'

const otroDato = (code: string, frase: string) => new AppError(400, code, frase, { campos: { con: frase } })

export const consigoMismo = () =>
  otroDato('fusion_consigo_mismo', 'Un creador no se puede fusionar consigo mismo.')

export const sinPublicar = () => otroDato('fusion_sin_publicar', 'Solo se fusionan creadores publicados.')

export const yaFusionado = () =>
  new AppError(409, 'creador_fusionado', 'Ese creador ya se fusionó con otro. Vuelve a cargar la página.')

export const fusionNoEncontrada = () => new AppError(404, 'fusion_no_encontrada', 'No existe esa fusión.')

export const yaDeshecha = () => new AppError(409, 'fusion_deshecha', 'Esta fusión ya se deshizo.')

export const fusionVencida = () =>
  new AppError(409, 'fusion_vencida', 'Pasaron más de 60 días: esta fusión ya no se puede deshacer.')

export const quedoSinDonde = () =>
  new AppError(409, 'fusion_sin_donde', 'No se puede deshacer: el creador que quedó ya no existe.')

export const quedoEnPapelera = (nombre: string) =>
  new AppError(
    409,
    'fusion_en_papelera',
    `Antes hay que restaurar ${nombrado('CREADOR', nombre)}, que está en la papelera.`,
  )

export const antesLaOtra = (titulo: string) =>
  new AppError(409, 'fusion_posterior', `Antes hay que deshacer la fusión «${titulo}», que es posterior.`)

export const deOtraVersion = (version: string) =>
  new AppError(
    409,
    'fusion_otra_version',
    `Se hizo con la versión ${version} del programa: solo esa versión puede deshacerla.`,
  )
