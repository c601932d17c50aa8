import { type ClaseDeOido, clasesDeOido, type ModoDeSonar, modosDeSonar } from '../../domain/oido/receta'

const etiquetaDeClase: Record<ClaseDeOido, string> = {
  INTERVALO: 'Intervalos',
  ACORDE: 'Acordes',
  RITMO: 'Ritmos',
  MELODIA: 'Melodías',
}
const etiquetaDeModo: Record<ModoDeSonar, string> = {
  ASCENDENTE: 'Hacia arriba',
  DESCENDENTE: 'Hacia abajo',
  ARMONICO: 'A la vez',
}

export const opcionesDeClase = clasesDeOido.map((value) => ({ value, label: etiquetaDeClase[value] }))
export const opcionesDeNivel = ['1', '2', '3'].map((value) => ({ value, label: `Nivel ${value}` }))
export const opcionesDeComo = [
  { value: '', label: 'Como suelen sonar' },
  ...modosDeSonar.map((value) => ({ value, label: etiquetaDeModo[value] })),
]
