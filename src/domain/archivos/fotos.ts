export const MAXIMO_DE_FOTO = 5 * 1024 * 1024

/** What a browser shows, and whose data about itself we know how to take out. */
export const tiposDeFoto = ['image/jpeg', 'image/png', 'image/webp'] as const

export const TIPO_DE_FOTO = 'La foto tiene que ser una imagen JPG, PNG o WebP.'
export const FOTO_GRANDE = 'La foto no puede pasar de 5 MB.'

/** So much of photos may wait for somebody to look at them: who fills the disk keeps everybody from writing. */
export const MAXIMO_DE_FOTOS_QUE_ESPERAN = 1024 * 1024 * 1024
export const MUCHAS_FOTOS = 'Hay demasiadas fotos por revisar. Envía tu aporte sin foto, o prueba otro día.'

/** Whether a creator's photo is kept here, and does not lie anywhere on the web. */
export const isFotoSubida = (direccion: string | null): direccion is string =>
  direccion !== null && /^\/(uploads\/fotos|retratos)\/[\w-]{1,100}\.(jpg|png|webp)$/.test(direccion)

/** Of a picture or a sound that came from Commons: it is anybody's to see. */
export const isDeCommons = (direccion: string) => /^\/(retratos|sonidos)\/[\w-]{1,100}\.\w+$/.test(direccion)

/** Under which path the database knows it. */
export const rutaDeFoto = (direccion: string) =>
  isDeCommons(direccion) ? `uploads${direccion}` : direccion.slice(1)
