import { AppError } from '../../suelo/plugins/app-error.ts'

export const mismoEstado = () => new AppError(409, 'mismo_estado', 'El creador ya está en ese estado.')

export const estadoCambiado = () =>
  new AppError(409, 'estado_cambiado', 'Alguien cambió mientras tanto el estado de este creador.')

export const aporteNoPendiente = () =>
  new AppError(409, 'aporte_no_pendiente', 'Este aporte no está pendiente de revisión.')

export const versionNoEncontrada = () =>
  new AppError(404, 'version_no_encontrada', 'No existe esa versión en el historial de este creador.')

export const versionSinDatos = () =>
  new AppError(409, 'version_sin_datos', 'Ese cambio fue solo de estado: no hay datos que restaurar.')

export const aporteSinEmail = () =>
  new AppError(409, 'aporte_sin_email', 'Este aporte no dejó un email: no puede pasar a sugerencia.')

export const aporteSinDiferencias = () =>
  new AppError(
    409,
    'aporte_sin_diferencias',
    'La ficha ya dice todo lo de este aporte: no queda qué sugerir.',
  )
