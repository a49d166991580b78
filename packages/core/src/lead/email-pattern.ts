const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
const label = "[a-z\\d](?:[a-z\\d-]*[a-z\\d])?";

/** What is an email address: the characters that browsers take before the @, and a domain with a dot. */
export const emailPattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+[a-z][a-z\\d-]*[a-z\\d]$`, "i");
