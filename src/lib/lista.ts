/** Which list an address shows, whoever is open in it. */
export function listaDe({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const params = new URLSearchParams(search)
  params.delete('creador')
  return params.size > 0 ? `${pathname}?${params}` : pathname
}
