import type { Tema } from '../tema.ts'

export const temaDeCorreos: Tema = {
  hechos: {
    'avisos.cambiar': 'Cambió sus avisos',
    'correos.probar': 'Envió un correo de prueba',
  },
}
