/// <reference types="astro/client" />

/** For who draws one outside of a page. */
declare module '*.astro' {
  const Componente: import('astro/runtime/server/index.js').AstroComponentFactory
  export default Componente
}

declare namespace App {
  interface Locals {
    /** The typed client of the API, in process. */
    api: import('../api/client').ApiClient
    site: SiteSettings
    /** What a browser needs to run a part of an area, by the part's source path; empty where nothing is built. */
    precargas: Record<string, string[]>
  }

  interface SiteSettings {
    /** The institution's name. */
    readonly name: string
    /** Origin of the public addresses, without a slash at the end. */
    url: string
    footerCredit: string
    /** The institution's time zone (IANA). */
    readonly zona: string
    /** Which year it is there: who may live today, and how old anybody is, depends on it. */
    readonly anio: number
    /** The address of the style sheet with the institution's colour; null where it is the house's own. */
    readonly estilo: string | null
    /** The address of its logo. */
    readonly logo: string | null
    /** How many bytes an uploaded file may have. */
    maximos: import('./domain/archivos/archivos').Maximos
    /** The page goes to a plain file: there is no server that could filter. */
    estatico: boolean
    /** In such a copy, the page of the timeline where a creator stands. */
    paginaDe?: (creador: number) => number
  }
}
