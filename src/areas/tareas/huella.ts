/** A file's SHA-256 as the server writes it; none where the page did not come by https, or the file is gone. */
export async function huellaDe(archivo: File): Promise<string | undefined> {
  const contenido = await archivo.arrayBuffer().catch(() => null)
  const resumen = contenido && (await crypto.subtle?.digest('SHA-256', contenido))
  return resumen ? Array.from(new Uint8Array(resumen), enHexadecimal).join('') : undefined
}

const enHexadecimal = (byte: number) => byte.toString(16).padStart(2, '0')
