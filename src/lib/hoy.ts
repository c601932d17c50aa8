import type { Creador } from '../domain/creadores/creadores'

type Api = App.Locals['api']

export interface Efemeride {
  creador: Creador
  verbo: 'Nació' | 'Murió'
  anio: number
  mes: number | null
  dia: number | null
  anios: number
}

interface Sucesos {
  nacimientos: (Creador & { anios: number })[]
  fallecimientos: (Creador & { anios: number })[]
}

/**
 * Today's births and deaths, those of the other days of its week and the year's round anniversaries, oldest first, and
 * the composer of the day; nothing when they can't be read.
 */
export async function loadHoy(api: Api) {
  const { data } = await api.composers.today.get()
  if (!data) return null
  const { fecha, compositorDelDia, semana, aniversarios } = data
  return {
    fecha,
    compositorDelDia,
    efemerides: efemeridesDe(data),
    semana: semana
      .filter((dia) => dia.fecha !== fecha)
      .map((dia) => ({ fecha: dia.fecha, efemerides: efemeridesDe(dia) })),
    aniversarios: aniversarios.map((una) => ({ anios: una.anios, efemerides: efemeridesDe(una) })),
  }
}

function efemeridesDe({ nacimientos, fallecimientos }: Sucesos): Efemeride[] {
  const efemerides = [
    ...nacimientos.map((creador) => ({
      creador,
      verbo: 'Nació' as const,
      anio: creador.birth_year ?? 0,
      mes: creador.birth_month,
      dia: creador.birth_day,
      anios: creador.anios,
    })),
    ...fallecimientos.map((creador) => ({
      creador,
      verbo: 'Murió' as const,
      anio: creador.death_year ?? 0,
      mes: creador.death_month,
      dia: creador.death_day,
      anios: creador.anios,
    })),
  ]
  return efemerides.sort((a, b) => a.anio - b.anio)
}
