/** `Map.groupBy`, which Safari has since 17.4, Chrome since 117 and Firefox since 119. */
export function groupBy<T, K>(lista: readonly T[], claveDe: (uno: T) => K): Map<K, T[]> {
  const grupos = new Map<K, T[]>()
  for (const uno of lista) {
    const clave = claveDe(uno)
    const grupo = grupos.get(clave)
    if (grupo) grupo.push(uno)
    else grupos.set(clave, [uno])
  }
  return grupos
}
