import {
  ARCHIVO_VACIO,
  archivoDemasiadoGrande,
  extensionDe,
  maximoDe,
  tipoDeExtension,
} from '../../../src/domain/archivos/archivos.ts'
import {
  MUCHAS_SUBIDAS,
  SUBIDA_NO_ENCONTRADA,
  SUBIDA_SIN_TERMINAR,
} from '../../../src/domain/archivos/subidas.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../plugins/app-error.ts'
import { invalidFields } from '../plugins/validation.ts'

export const archivoVacio = () => invalidFields([['file', ARCHIVO_VACIO]])

export const archivoGrande = (maxBytes: number) =>
  new AppError(413, 'archivo_grande', archivoDemasiadoGrande(maxBytes))

export const subidaNoEncontrada = () => new AppError(404, 'subida_no_encontrada', SUBIDA_NO_ENCONTRADA)

export const subidaSinTerminar = () => new AppError(409, 'subida_sin_terminar', SUBIDA_SIN_TERMINAR)

export const muchasSubidas = () =>
  new AppError(429, 'muchas_subidas', MUCHAS_SUBIDAS, { headers: { 'retry-after': '3600' } })

/** It is, or ends, elsewhere than whoever sends it thinks. */
export const otraPosicion = () =>
  new AppError(409, 'otra_posicion', 'La subida va por otra parte: pregunta por dónde y sigue desde ahí.')

export const masDeLoDicho = () =>
  new AppError(413, 'demasiado_grande', 'Llegó más de lo que se dijo que mediría el archivo.')

/** How much the kind may be that its name promises. */
export const subidaGrande = ({ maximos }: Deps['files'], nombre: string) =>
  archivoGrande(maximoDe(tipoDeExtension(extensionDe(nombre)), maximos))

export const otraVersionDeTus = () =>
  new AppError(
    412,
    'version_de_tus',
    'Las subidas van por tus 1.0.0, y el pedido lo dice en Tus-Resumable.',
    {
      headers: { 'tus-version': '1.0.0' },
    },
  )

export const noEsUnaPieza = () =>
  new AppError(415, 'tipo_no_admitido', 'Una pieza es de tipo application/offset+octet-stream.')

export const cabecerasDeTus = () =>
  new AppError(400, 'validacion', 'Las cabeceras no son las de una subida de tus 1.0.0.')
