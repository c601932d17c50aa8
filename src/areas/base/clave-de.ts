/** The key of what is read at an address: that of 'docente/catedra/7/tareas' begins as that of 'docente/catedra/7'. */
export function claveDe(direccion: string): string[] {
  const [camino = '', query] = direccion.split('?')
  return [...camino.split('/'), ...(query ? [`?${query}`] : [])]
}
