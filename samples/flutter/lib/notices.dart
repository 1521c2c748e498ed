import 'package:flutter/material.dart';
import 'package:{{flutter.package}}/{{flutter.package}}.dart';

import 'l10n/app_localizations.dart';

// #region permission-notice
class PermissionNotice extends StatelessWidget {
  const PermissionNotice({
    super.key,
    required this.status,
    required this.onAsk,
    required this.onOpenSettings,
  });

  final PermissionStatus status;
  final VoidCallback? onAsk;
  final VoidCallback onOpenSettings;

  @override
  Widget build(BuildContext context) {
    final texts = AppLocalizations.of(context);
    return switch (status) {
      PermissionStatus.notDetermined => Notice(
        texts.whyLocation,
        action: texts.continueToDialog,
        onAction: onAsk,
      ),
      // iOS asks for precise location until the delivery ends. An app can't
      // tell whether Android still shows its dialog, so show both buttons.
      PermissionStatus.approximate => Column(
        crossAxisAlignment: CrossAxisAlignment.start,
        children: [
          Notice(
            texts.whyPrecise,
            action: texts.openSettings,
            onAction: onOpenSettings,
          ),
          OutlinedButton(
            onPressed: onAsk,
            child: Text(texts.continueToDialog),
          ),
        ],
      ),
      PermissionStatus.denied => Notice(
        texts.locationDenied,
        action: texts.openSettings,
        onAction: onOpenSettings,
      ),
      _ => const SizedBox.shrink(),
    };
  }
}
// #endregion permission-notice

class Notice extends StatelessWidget {
  const Notice(this.text, {super.key, this.action, this.onAction});

  final String text;
  final String? action;
  final VoidCallback? onAction;

  @override
  Widget build(BuildContext context) => Column(
    crossAxisAlignment: CrossAxisAlignment.start,
    children: [
      Semantics(liveRegion: true, child: Text(text)),
      if (action case final label?)
        FilledButton(onPressed: onAction, child: Text(label)),
    ],
  );
}
