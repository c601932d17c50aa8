/** The institution's name, which the shell page knows. */
export const nombreDelSitio = document.getElementById('area')?.dataset.sitio ?? ''
