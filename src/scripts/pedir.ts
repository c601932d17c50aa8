/** A page of the timeline as a document, from the same address a reader would visit. */
export async function call(direccion: string, signal?: AbortSignal): Promise<Document> {
  const respuesta = await fetch(direccion, { headers: { Accept: 'text/html' }, ...(signal && { signal }) })
  const pagina = new DOMParser().parseFromString(await respuesta.text(), 'text/html')
  // An error's page, or a network's own sign-in page.
  if (!pagina.querySelector('#lista')) throw new Error('Formato de datos inválido')
  return pagina
}
