interface Nombre {
  nombre: string
  apellido: string
}

export function nombreDePersona({ nombre, apellido }: Nombre): string {
  return `${nombre} ${apellido}`.trim()
}

/** At most two letters: 'LG' for Lourdes Giménez. */
export function inicialesDePersona({ nombre, apellido }: Nombre): string {
  return [nombre, apellido]
    .map((parte) => [...parte.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase('es')
}
