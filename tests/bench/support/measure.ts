export interface Measure {
  name: string
  value: string
  target: string
  /** Undefined where there is nothing to reach. */
  ok: boolean | undefined
}

const reaches = {
  '<': (value: number, target: number) => value < target,
  '≤': (value: number, target: number) => value <= target,
  '>': (value: number, target: number) => value > target,
  '≥': (value: number, target: number) => value >= target,
}

export function check(
  name: string,
  value: number,
  sign: keyof typeof reaches,
  target: number,
  unit = '',
): Measure {
  return {
    name,
    value: withUnit(value, unit),
    target: `${sign} ${withUnit(target, unit)}`,
    ok: reaches[sign](value, target),
  }
}

export function info(name: string, value: number | string, unit = ''): Measure {
  return { name, value: typeof value === 'string' ? value : withUnit(value, unit), target: '', ok: undefined }
}

export function skipped(name: string, tool: string): Measure {
  return { name, value: `skipped: ${tool} is not installed`, target: '', ok: undefined }
}

function withUnit(value: number, unit: string): string {
  const maximumFractionDigits = value < 10 ? 2 : value < 100 ? 1 : 0
  return `${value.toLocaleString('en', { maximumFractionDigits })} ${unit}`.trim()
}
