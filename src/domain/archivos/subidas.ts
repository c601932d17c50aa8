/** How long what is unfinished, or was not used, waits. */
export const VIDA_DE_SUBIDA_MS = 24 * 60 * 60 * 1000
/** Of one person, at a time: a delivery of ten files, and what was left of another. */
export const MAXIMO_DE_SUBIDAS = 20

export const SUBIDA_NO_ENCONTRADA = 'Esa subida no existe, venció o ya se usó.'
export const SUBIDA_SIN_TERMINAR =
  'El archivo todavía no llegó entero: sigue con la subida y prueba de nuevo.'
export const MUCHAS_SUBIDAS =
  'Tienes demasiadas subidas sin terminar. Termina o quita alguna; las que quedan a medias se borran solas en un día.'
/** How much of a file is sent at once: what a cut takes has to be sent again, and is less than 256 KB with its headers. */
export const PIEZA_DE_SUBIDA = 192 * 1024

/** 'Quedó a medias la subida de «guitarra.mp3» (63 %).' */
export const textoDeAMedias = (nombre: string, avance: number) =>
  `Quedó a medias la subida de «${nombre}» (${Math.floor(avance * 100)} %).`

export const textoDeOtroArchivo = (nombre: string) =>
  `Ese no es «${nombre}»: si lo envías, empieza desde el principio.`
