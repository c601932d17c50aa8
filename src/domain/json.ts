/** For the API's clients: left alone, they would look at each value of an answer for dates. */
export function leerJson(respuesta: Response): Promise<unknown> | undefined {
  const esJson = respuesta.headers.get('content-type')?.startsWith('application/json')
  return respuesta.ok && esJson ? respuesta.json() : undefined
}
