/** What became of a text that was to be sent; 'ninguno' where nothing could take it. */
export type Destino = 'compartido' | 'copiado' | 'desistido' | 'ninguno'

/** Whether the device has a way to send something. */
export const canShare = () => typeof navigator.share === 'function'

/** By what the device has; where it has nothing, a text of it into the clipboard. */
export async function sendTexto(texto: string, datos: ShareData = { text: texto }): Promise<Destino> {
  if (navigator.share) {
    try {
      await navigator.share(datos)
      return 'compartido'
    } catch (error) {
      // Who closes what the device shows has decided.
      if (error instanceof DOMException && error.name === 'AbortError') return 'desistido'
    }
  }
  try {
    await navigator.clipboard.writeText(texto)
    return 'copiado'
  } catch {
    return 'ninguno'
  }
}

/** Where WhatsApp itself takes it; it goes nowhere before that is opened. */
export const enlaceDeWhatsApp = (texto: string): string => `https://wa.me/?text=${encodeURIComponent(texto)}`
