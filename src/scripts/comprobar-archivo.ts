/** An acta weighs a hundredth of it: a film that was chosen by mistake is not read. */
const TAMANIO_MAXIMO = 20 * 1024 * 1024

const caja = document.querySelector<HTMLElement>('[data-sumas]')
const campo = caja?.querySelector<HTMLInputElement>('input[type="file"]')
const veredicto = caja?.querySelector<HTMLElement>('.veredicto')

if (caja && campo && veredicto) {
  const sumas = (caja.dataset.sumas ?? '').split(' ')
  if (globalThis.crypto?.subtle) {
    campo.closest<HTMLElement>('[hidden]')?.removeAttribute('hidden')
    campo.addEventListener('change', () => void check(campo.files?.[0], sumas, veredicto))
  } else {
    // Browsers give it to pages that came by HTTPS.
    veredicto.textContent =
      'Este navegador no puede comprobar archivos aquí. Calcula la suma SHA-256 del tuyo y compárala.'
  }
}

async function check(archivo: File | undefined, sumas: readonly string[], veredicto: HTMLElement) {
  if (!archivo) return say(veredicto, '', '')
  const suma = await sumaDe(archivo).catch(() => null)
  if (suma === null) return say(veredicto, 'No se pudo leer el archivo.', 'mal')
  if (sumas.includes(suma)) return say(veredicto, 'Es el archivo del acta.', 'bien')
  say(veredicto, 'No es el archivo de esta acta.', 'mal')
}

function say(veredicto: HTMLElement, texto: string, como: string) {
  veredicto.textContent = texto
  veredicto.dataset.como = como
}

/** In hexadecimal; of one that can't be an acta, none. */
async function sumaDe(archivo: File): Promise<string> {
  if (archivo.size > TAMANIO_MAXIMO) return ''
  const suma = await crypto.subtle.digest('SHA-256', await archivo.arrayBuffer())
  return [...new Uint8Array(suma)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
