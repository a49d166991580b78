import type { Site } from "../../site/site-document.ts";
import type { PageContent } from "../kinds/page-content.ts";
import { list, siteFacts } from "./site-facts.ts";

/** What a dealer must say when it collects personal details (APP 5 in Australia, IPP 3 in New Zealand). */
export function collectionStatement(site: Site): PageContent {
  const { name, legalName, address, email, phone, law, collected, receivers } = siteFacts(site);
  return {
    title: "Personal information collection statement",
    description: `What ${site.name} collects when you send a form, why, and who receives it.`,
    intro: "What we collect when you send us a form, why we ask for it, and who receives it.",
    body: `## Who collects it

${legalName}, trading as ${name}, ${address}. You reach us at ${phone} or ${email}.

## What we collect

${list(collected)}

## Why

We use it to answer your enquiry, to arrange a test drive, a service or a delivery, and to sell and look after cars. If you agree to offers and news we send you those too, until you tell us to stop.

You do not have to give us any of it. Without it we may not be able to answer you, or to do what you asked for.

## Who receives it

${list(receivers)}

## Your details are yours

You may ask for what we hold about you, have it corrected, and complain about how we handle it. Our [privacy policy](/privacy-policy) says how, under ${law.privacyLaw.short}.`,
  };
}
