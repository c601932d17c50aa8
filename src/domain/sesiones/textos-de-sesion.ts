export const SESION_VENCIDA = 'Tu sesión ha expirado. Por favor, inicia sesión nuevamente.'

export const NO_DEJA_GUARDAR =
  'Tu navegador no deja que este sitio guarde datos. Permite las cookies y los datos de este sitio en la configuración del navegador y recarga la página. Sin eso puedes ingresar igual, pero la sesión se pierde al recargar o cerrar la página, y los archivos privados no se abren.'

export const SIN_LUGAR_PARA_GUARDAR =
  'Tu navegador no tiene más lugar para guardar datos de este sitio. Puedes ingresar igual, pero la sesión puede perderse al recargar o cerrar esta pestaña. Para que dure, libera espacio en el dispositivo o borra lo que el navegador guardó.'
