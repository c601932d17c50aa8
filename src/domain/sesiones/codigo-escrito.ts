import { sinInvisibles } from '../base/texto.ts'
import { DIGITOS_DE_RECUPERACION } from './segundo-factor-escrito.ts'

/** What a screen knows of a one-time code, without the schemas that the server reads it by. */
export const DIGITOS = 6
export const SEGUNDOS_ENTRE_CODIGOS = 60

/** What is answered where it left by mail. */
export const CODIGO_ENVIADO = 'Código enviado a tu email.'

export const SEIS_DIGITOS = 'El código debe tener 6 dígitos.'
export const EMAIL_OBLIGATORIO = 'El email es obligatorio.'

const SEPARADORES = /[\s\p{Pd}.]/gu

/** A code in what was typed or pasted: '123 456', '123456.' and 'Tu código es 123456' say one; else, what there is. */
export function codigoLimpio(texto: string): string {
  const visible = sinInvisibles(texto)
  const junto = visible.replace(SEPARADORES, '')
  if (/^\d*$/.test(junto)) return junto
  for (const forma of [/\d+/g, /\d+(?:[\s\p{Pd}.]\d+)*/gu]) {
    const cifras = (visible.match(forma) ?? []).map((una) => una.replace(SEPARADORES, ''))
    const codigos = new Set(
      cifras.filter(({ length }) => length === DIGITOS || length === DIGITOS_DE_RECUPERACION),
    )
    const [codigo] = codigos
    if (codigo && codigos.size === 1) return codigo
  }
  return junto
}

export const isCodigo = (limpio: string) => /^\d{6}$/.test(limpio)
