const PARAGUAY = '595'

/** What people write as '0981 123-456', '+595 981…' or '00595…', as it is dialled from anywhere; null where it is not one number. */
export function numeroInternacional(escrito: string): string | null {
  const cifras = escrito.replace(/\D/g, '')
  if (/^\s*\+/.test(escrito)) return conLargo(cifras)
  if (cifras.startsWith('00')) return conLargo(cifras.slice(2))
  if (cifras.startsWith('0')) return conLargo(PARAGUAY + cifras.slice(1))
  return conLargo(cifras.startsWith(PARAGUAY) ? cifras : PARAGUAY + cifras)
}

const conLargo = (cifras: string) => (/^\d{10,15}$/.test(cifras) ? cifras : null)

/** Of Paraguay only mobile telephones have it; of elsewhere nothing is known. */
export const mayHaveWhatsApp = (numero: string) =>
  !numero.startsWith(PARAGUAY) || numero.startsWith(`${PARAGUAY}9`)
