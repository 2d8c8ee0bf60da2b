// The address of a file that may be cached for ever: it changes with the content.
declare const MARKS: Record<string, string>; // written by build.mjs

export const marked = (name: string): string => `/${name}?v=${MARKS[name]}`;
export const isBuilt = (name: string): boolean => name in MARKS;
