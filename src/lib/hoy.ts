import type { Creador } from '../domain/creadores'

type Api = App.Locals['api']

export interface Efemeride {
  creador: Creador
  verbo: 'Nació' | 'Murió'
  anio: number
  anios: number
}

/** Today's births and deaths, oldest first, and the composer of the day; nothing when they can't be read. */
export async function loadHoy(api: Api) {
  const { data } = await api.composers.today.get()
  if (!data) return null
  const efemerides: Efemeride[] = [
    ...data.nacimientos.map((c) => ({
      creador: c,
      verbo: 'Nació' as const,
      anio: c.birth_year ?? 0,
      anios: c.anios,
    })),
    ...data.fallecimientos.map((c) => ({
      creador: c,
      verbo: 'Murió' as const,
      anio: c.death_year ?? 0,
      anios: c.anios,
    })),
  ]
  efemerides.sort((a, b) => a.anio - b.anio)
  return { fecha: data.fecha, compositorDelDia: data.compositorDelDia, efemerides }
}
