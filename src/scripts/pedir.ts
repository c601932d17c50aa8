/** A page of ours as a document, from the same address a reader would visit. */
export async function pedir(direccion: string, signal?: AbortSignal): Promise<Document> {
  const respuesta = await fetch(direccion, { headers: { Accept: 'text/html' }, ...(signal && { signal }) })
  if (!respuesta.ok) throw new Error(`${respuesta.status} ${direccion}`)
  return new DOMParser().parseFromString(await respuesta.text(), 'text/html')
}
