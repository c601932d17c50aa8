export const MAXIMO_DE_FOTO = 5 * 1024 * 1024

/** What a browser shows, and whose data about itself we know how to take out. */
export const tiposDeFoto = ['image/jpeg', 'image/png', 'image/webp'] as const

export const TIPO_DE_FOTO = 'La foto tiene que ser una imagen JPG, PNG o WebP.'
export const FOTO_GRANDE = 'La foto no puede pasar de 5 MB.'

/** Whether a creator's photo was uploaded here, and does not lie anywhere on the web. */
export const isFotoSubida = (direccion: string | null): direccion is string =>
  direccion !== null && /^\/uploads\/fotos\/[\w-]{1,100}\.(jpg|png|webp)$/.test(direccion)

/** Under which path the database knows it. */
export const rutaDeFoto = (direccion: string) => direccion.slice(1)
