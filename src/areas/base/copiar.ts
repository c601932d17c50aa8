import { toast } from '../../ui/toast'

/** Into the clipboard; a page that isn't served safely may not write there. */
export async function copy(texto: string, exito: string, falla: string) {
  try {
    await navigator.clipboard.writeText(texto)
    toast.success(exito)
  } catch {
    toast.error(falla)
  }
}
