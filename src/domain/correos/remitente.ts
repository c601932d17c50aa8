/** One address, with or without a name; a name with signs of its own stands in quotation marks. */
export const REMITENTE =
  /^((?:[^<>@,;:"\r\n]*|"[^"\r\n]*"\s*)<[^\s<>@,;:"]+@[^\s<>@,;:"]+>|[^\s<>@,;:"]+@[^\s<>@,;:"]+)$/
