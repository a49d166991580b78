import { addPage } from "./generate-page.ts";
import type { TemplateFolder } from "./template-folder.ts";

/**
 * A page of a template's own with a form that sends an enquiry, without JavaScript too: its module, and its declaration
 * in app/pages.ts. It begins from the general enquiry; core declares the other forms.
 *
 * @param name in the words of a path, which it becomes
 * @param label what menus call it. @default the name
 */
export function generateLead(template: TemplateFolder, name: string, label?: string): void {
  addPage(
    template,
    name,
    label,
    ({ component, title }) => `import { generalEnquiryForm } from "@forecourt/core";
import { useSite } from "@forecourt/storefront";
import { FormPage, sendSafely, SiteLeadForm, takeSiteLead } from "@forecourt/storefront/parts";
import type { Route } from "./+types/${name}";

export const meta: Route.MetaFunction = () => [{ title: ${JSON.stringify(title)} }];
export const action = (args: Route.ActionArgs) => takeSiteLead(args, generalEnquiryForm, "/${name}");
/** What was typed stays while the platform cannot be reached. */
export const clientAction = sendSafely;

export default function ${component}() {
  const { site } = useSite();
  return (
    <FormPage title=${/["{}&<>\\]/.test(title) ? `{${JSON.stringify(title)}}` : `"${title}"`}>
      <SiteLeadForm
        form={generalEnquiryForm}
        action="/${name}"
        places={site.places}
        start={{ category: site.enquiry.categories[0] ?? "" }}
      />
    </FormPage>
  );
}
`,
  );
}
