import type { Tema } from '../tema.ts'

export const temaDeCorreos: Tema = {
  hechos: {
    'avisos.cambiar': 'Cambió sus avisos',
    'correos.probar': 'Envió un correo de prueba',
    'correos.servidor': 'Cambió por dónde salen los correos',
    'correos.sin-servidor': 'Quitó el servicio de correo',
    'correos.enviar-de-la-carpeta': 'Envió los correos que quedaron en la carpeta',
  },
}
